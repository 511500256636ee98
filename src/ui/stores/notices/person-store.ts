import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  fitDay,
  isKnownPerson,
  noticeFit,
  parsePerson,
  STORAGE_KEY,
  UNKNOWN_PERSON,
  type Cancellation,
  type KeyValueStorage,
  type MyConditions,
  type NoticeFit,
  type NoticeSummary,
  type Person,
  type Yyyymmdd,
} from '#core';
import { parseAccountMark, type AccountMark } from './account-mark';
import type { ListenToStorage } from '../listen-to-storage';

interface PersonWorld {
  readonly storage: KeyValueStorage;
  readonly listen: ListenToStorage;
  readonly account: MyConditions;
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
}

const KEYS: readonly (string | null)[] = [
  null,
  STORAGE_KEY.MY_CONDITIONS,
  STORAGE_KEY.MY_CONDITIONS_ACCOUNT,
];

/**
 * What the person says of themselves: on this device, the same in every tab, and in a member's
 * account only where they saved it there (spec/readings R33).
 */
export class PersonStore {
  person: Person = UNKNOWN_PERSON;
  private mark: AccountMark | null = null;
  private stops: readonly (() => void)[] = [];
  private asking: AbortController | null = null;

  constructor(private readonly world: PersonWorld) {
    makeAutoObservable<this, 'world' | 'mark' | 'stops' | 'asking'>(this, {
      person: observableRef,
      mark: observableRef,
      world: false,
      stops: false,
      asking: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    this.read();
    this.stops = [
      this.world.listen((key) => {
        if (KEYS.includes(key)) this.read();
      }),
      reaction(
        () => this.member,
        (member) => void this.takeOver(member),
        { fireImmediately: true },
      ),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.asking?.abort();
    this.asking = null;
  }

  /** Whether anything was said: before that there is no verdict. */
  get isKnown(): boolean {
    return isKnownPerson(this.person);
  }

  /** Who is there; null for a visitor, who has no account. */
  get member(): string | null {
    return this.world.member();
  }

  /** Whether the account of who is there keeps it, too. */
  get isInAccount(): boolean {
    return this.mark?.isKept === true && this.mark.member === this.member;
  }

  /** The verdict of a notice on a day; null while nothing was said. */
  fitOf(
    notice: Pick<NoticeSummary, 'conditions' | 'from' | 'until' | 'announcedOn'>,
    today: Yyyymmdd,
  ): NoticeFit | null {
    return this.isKnown ? noticeFit(notice.conditions, this.person, fitDay(notice, today)) : null;
  }

  /** On this device; what the account keeps stays as it is. */
  save(person: Person): void {
    const { member } = this;
    // What a member takes back here does not come back from the account at the next start.
    if (!isKnownPerson(person) && member !== null) this.write({ member, isKept: false });
    this.keep(person);
  }

  /** In the member's account, then on this device. Rejects with an AppError; nothing changed then. */
  async saveInAccount(person: Person): Promise<void> {
    if (!isKnownPerson(person)) {
      await this.leaveAccount();
    } else {
      const { member } = this;
      await this.world.account.save(person);
      if (member !== null) this.write({ member, isKept: true });
    }
    this.keep(person);
  }

  /** Has the account forget it; this device keeps it. Rejects with an AppError. */
  async leaveAccount(): Promise<void> {
    const { member } = this;
    await this.world.account.forget();
    if (member !== null) this.write({ member, isKept: false });
  }

  /** What the member's account keeps; null where that is nothing. Rejects with an AppError. */
  async inAccount(cancel?: Cancellation): Promise<Person | null> {
    const { member } = this;
    const saved = member === null ? null : await this.world.account.read(cancel);
    // Another device has had it forgotten.
    if (saved === null && this.mark?.isKept === true && this.mark.member === member)
      this.write(null);
    return saved;
  }

  /** Where this device knows nothing, it takes what the member has saved; else it keeps its own. */
  private async takeOver(member: string | null): Promise<void> {
    this.asking?.abort();
    if (member === null || !this.isOpenFor(member)) return;
    const asking = new AbortController();
    this.asking = asking;
    // Without an answer the next start asks again.
    const saved = await this.world.account.read(asking.signal).catch(() => null);
    if (asking.signal.aborted || saved === null || !isKnownPerson(saved)) return;
    if (!this.isOpenFor(member)) return;
    this.write({ member, isKept: true });
    this.keep(saved);
  }

  private isOpenFor(member: string): boolean {
    return !this.isKnown && !(this.mark?.member === member && !this.mark.isKept);
  }

  private keep(person: Person): void {
    const { storage } = this.world;
    runInAction(() => {
      this.person = person;
    });
    if (isKnownPerson(person)) storage.write(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(person));
    else storage.remove(STORAGE_KEY.MY_CONDITIONS);
  }

  private write(mark: AccountMark | null): void {
    const { storage } = this.world;
    runInAction(() => {
      this.mark = mark;
    });
    if (mark === null) storage.remove(STORAGE_KEY.MY_CONDITIONS_ACCOUNT);
    else storage.write(STORAGE_KEY.MY_CONDITIONS_ACCOUNT, JSON.stringify(mark));
  }

  private read(): void {
    const { storage } = this.world;
    this.person = parsePerson(storage.read(STORAGE_KEY.MY_CONDITIONS));
    this.mark = parseAccountMark(storage.read(STORAGE_KEY.MY_CONDITIONS_ACCOUNT));
  }
}
