import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  isKnownPerson,
  parsePerson,
  personAreas,
  STORAGE_KEY,
  UNKNOWN_PERSON,
  type Areas,
  type Cancellation,
  type KeyValueStorage,
  type MyConditions,
  type NamedArea,
  type Person,
} from '#core';
import { readAreaNames, writeAreaNames, type AreaNames } from '../area-names';
import type { ListenToStorage } from '../listen-to-storage';
import { parseAccountMark, type AccountMark } from './account-mark';

interface PersonWorld {
  readonly storage: KeyValueStorage;
  readonly listen: ListenToStorage;
  /** For what a person presses. */
  readonly account: MyConditions;
  /** The same account, for what nobody has pressed: a session that is over asks for no login there. */
  readonly byItself: Pick<MyConditions, 'read'>;
  readonly areas: Areas;
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
}

const KEYS: readonly (string | null)[] = [
  null,
  STORAGE_KEY.MY_CONDITIONS,
  STORAGE_KEY.MY_CONDITIONS_ACCOUNT,
  STORAGE_KEY.AREA_NAMES,
];

/**
 * What the person says of themselves: on this device, the same in every tab, and in a member's
 * account only where they saved it there (spec/readings R33). What an account keeps is on the device
 * for as long as its member is there; what was kept on the device alone stays, whoever comes.
 */
export class PersonStore {
  person: Person = UNKNOWN_PERSON;
  /** What the areas of the person are called, as far as is known. */
  areaNames: AreaNames = {};
  private mark: AccountMark | null = null;
  private stops: readonly (() => void)[] = [];
  private asking: AbortController | null = null;

  constructor(private readonly world: PersonWorld) {
    makeAutoObservable<this, 'world' | 'mark' | 'stops' | 'asking'>(this, {
      person: observableRef,
      areaNames: observableRef,
      mark: observableRef,
      world: false,
      stops: false,
      asking: false,
    });
  }

  /** Who is there is known before: what belongs to an account is of no use to anybody else. */
  start(): void {
    if (this.stops.length > 0) return;
    this.read();
    this.stops = [
      this.world.listen((key) => {
        if (KEYS.includes(key)) this.read();
      }),
      reaction(
        () => this.member,
        (member) => void this.follow(member),
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

  /** On this device; what the account keeps stays as it is. */
  save(person: Person): void {
    const { member } = this;
    // What a member takes back here does not come back from the account at the next start, and what
    // they say here alone does not leave with them.
    if (member !== null && (!isKnownPerson(person) || this.mark?.member === member))
      this.write({ member, isKept: false, leaves: false });
    this.keep(person);
  }

  /**
   * On this device alone: an account that keeps it forgets it first. Rejects with an AppError; nothing
   * changed then.
   */
  async saveHere(person: Person): Promise<void> {
    const { member } = this;
    if (this.isInAccount) await this.forget();
    // Whoever came meanwhile is somebody else.
    if (this.member === member) this.save(person);
  }

  /** In the member's account, then on this device. Rejects with an AppError; nothing changed then. */
  async saveInAccount(person: Person): Promise<void> {
    const { member } = this;
    if (!isKnownPerson(person)) await this.forget();
    else await this.world.account.save(person);
    // Whoever came meanwhile is somebody else: it comes back with the member.
    if (this.member !== member) return;
    if (member !== null && isKnownPerson(person))
      this.write({ member, isKept: true, leaves: true });
    this.keep(person);
  }

  /** Keeps what the person's areas are called, out of a list that is the same for everybody. */
  nameAreas(areas: readonly NamedArea[]): void {
    const { storage } = this.world;
    const listed = Object.fromEntries(areas.map(({ code, name }) => [code, name]));
    const known = { ...this.areaNames, ...listed };
    this.areaNames = writeAreaNames(storage, known, personAreas(this.person));
  }

  /** What the member's account keeps; null where that is nothing. Rejects with an AppError. */
  async inAccount(cancel?: Cancellation): Promise<Person | null> {
    const { member } = this;
    const saved = member === null ? null : await this.world.account.read(cancel);
    // Another device has had it forgotten: what is here is the member's all the same.
    if (saved === null && member !== null && this.isInAccount && this.member === member)
      this.write({ member, isKept: false, leaves: true });
    return saved;
  }

  /** Takes leave of the member who was there, and takes over what this one has saved. */
  private async follow(member: string | null): Promise<void> {
    this.asking?.abort();
    this.takeLeave();
    if (member === null) return;
    const asking = new AbortController();
    this.asking = asking;
    if (this.isOpenFor(member)) await this.takeOver(member, asking.signal);
    if (!asking.signal.aborted) await this.learnNames(asking.signal);
  }

  /** What an account keeps leaves the device with its member, and comes back with them. */
  private takeLeave(): void {
    const stored = parseAccountMark(this.world.storage.read(STORAGE_KEY.MY_CONDITIONS_ACCOUNT));
    // Another tab was first.
    if (stored !== null && stored.member !== this.mark?.member) this.read();
    const { mark } = this;
    if (mark === null || mark.member === this.member) return;
    // Nor does it stay who was there, where what they said is the device's (spec/readings R33).
    this.write(null);
    if (mark.leaves) this.keep(UNKNOWN_PERSON);
  }

  /** Where this device knows nothing, it takes what the member has saved; else it keeps its own. */
  private async takeOver(member: string, cancel: Cancellation): Promise<void> {
    // Without an answer the next start asks again.
    const saved = await this.world.byItself.read(cancel).catch(() => null);
    if (cancel.aborted || saved === null || !isKnownPerson(saved)) return;
    if (!this.isOpenFor(member)) return;
    this.write({ member, isKept: true, leaves: true });
    this.keep(saved);
  }

  /** Asked only for what the server knows anyhow; without an answer the next start asks again. */
  private async learnNames(cancel: Cancellation): Promise<void> {
    if (!this.isInAccount || this.areNamed) return;
    const areas = await this.world.areas.all(cancel).catch(() => null);
    if (areas !== null && !cancel.aborted) this.nameAreas(areas);
  }

  private get areNamed(): boolean {
    return personAreas(this.person).every((code) => this.areaNames[code] !== undefined);
  }

  private async forget(): Promise<void> {
    const { member } = this;
    await this.world.account.forget();
    if (member !== null && this.member === member)
      this.write({ member, isKept: false, leaves: false });
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
    this.nameAreas([]);
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
    this.areaNames = readAreaNames(storage);
  }
}
