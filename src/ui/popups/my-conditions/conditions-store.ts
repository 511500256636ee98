import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  gains,
  isKnownPerson,
  tallyFits,
  type Areas,
  type NamedArea,
  type NoticeSearch,
  type NoticeSummary,
  type Person,
  type PersonField,
  type Verdict,
  type Yyyymmdd,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';
import type { PersonStore } from '../../stores/notices/person-store';
import { birthDayOf, birthFault, BIRTH_DIGITS } from './birth-day';
import {
  draftOf,
  EMPTY_DRAFT,
  saysSame,
  type ConditionsDraft,
  type Keeping,
  type KeptConditionsDraft,
} from './conditions-draft';

/** The fields that hold an area. */
export type AreaField = 'livesIn' | 'worksIn';

interface ConditionsWorld {
  readonly notices: Pick<NoticeSearch, 'weighed'>;
  readonly areas: Areas;
  readonly saved: PersonStore;
  readonly kept: KeptConditionsDraft;
  readonly today: Yyyymmdd;
}

const NO_GAINS: ReadonlyMap<PersonField, number> = new Map();

const isSame = (a: ConditionsDraft, b: ConditionsDraft): boolean =>
  a.keeping === b.keeping && saysSame(a, b);

/** The form of one's own conditions, and what would become of the notices with what stands in it. */
export class ConditionsStore {
  draft: ConditionsDraft;
  /** What is counted: all notices that are not over, the same for everybody. */
  readonly weighed: AnswerStore<readonly NoticeSummary[]>;
  /** What can be chosen, the same for everybody: what is chosen is told to nobody. */
  readonly areas: AnswerStore<readonly NamedArea[]>;
  /** What stands in the form was typed before, and not saved. */
  isTakenUp: boolean;
  isSaving = false;
  /** What the member's account keeps, unless that is not known, or nothing. */
  private inAccount: Person | null = null;
  /** What a press cleared, until something is typed. */
  private cleared: ConditionsDraft | null = null;
  /** The person has left the field of the birth day: what is half typed is wrong from then on. */
  private hasLeftBirth = false;
  private asking: AbortController | null = null;
  private stopFollowing: (() => void) | null = null;

  constructor(private readonly world: ConditionsWorld) {
    const before = world.kept.read();
    this.isTakenUp = before !== null && !isSame(before, this.saved);
    this.draft = before ?? this.saved;
    this.weighed = new AnswerStore((cancel) => world.notices.weighed(cancel));
    this.areas = new AnswerStore((cancel) => world.areas.all(cancel));
    makeAutoObservable<this, 'world' | 'inAccount' | 'cleared' | 'asking' | 'stopFollowing'>(
      this,
      {
        draft: observableRef,
        cleared: observableRef,
        inAccount: observableRef,
        weighed: false,
        areas: false,
        world: false,
        asking: false,
        stopFollowing: false,
      },
      { autoBind: true },
    );
  }

  start(): void {
    this.weighed.start();
    this.areas.start();
    // A visitor may log in meanwhile.
    this.stopFollowing ??= reaction(
      () => this.world.saved.member,
      () => void this.lookIntoAccount(),
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.weighed.stop();
    this.areas.stop();
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.asking?.abort();
    this.asking = null;
  }

  get person(): Person {
    return this.draft.person;
  }

  /** How many notices there are of each verdict; null while that cannot be said. */
  get tally(): Readonly<Record<Verdict, number>> | null {
    const { value } = this.weighed;
    return value === null || !isKnownPerson(this.person)
      ? null
      : tallyFits(value, this.person, this.world.today);
  }

  /** How many notices each empty field would decide. */
  get gains(): ReadonlyMap<PersonField, number> {
    const { value } = this.weighed;
    return value === null ? NO_GAINS : gains(value, this.person, this.world.today);
  }

  /** What is wrong with the birth day; what is still being typed is not. */
  get birthFault(): string | null {
    const { birthDigits } = this.draft;
    return this.hasLeftBirth || birthDigits.length === BIRTH_DIGITS
      ? birthFault(birthDigits, this.world.today)
      : null;
  }

  get isEmpty(): boolean {
    return saysSame(this.draft, EMPTY_DRAFT);
  }

  get canUndo(): boolean {
    return this.cleared !== null;
  }

  /** What the account keeps, where it is something else than what this device has. */
  get offer(): Person | null {
    const { inAccount } = this;
    if (inAccount === null) return null;
    const offered = draftOf(inAccount, 'account');
    return [this.saved, this.draft].some((one) => saysSame(one, offered)) ? null : inAccount;
  }

  change(part: Partial<Person>): void {
    this.become({ ...this.draft, person: { ...this.person, ...part } });
  }

  typeBirth(digits: string): void {
    const birthDay = birthDayOf(digits, this.world.today);
    this.become({ ...this.draft, birthDigits: digits, person: { ...this.person, birthDay } });
  }

  leaveBirth(): void {
    this.hasLeftBirth = true;
  }

  keepIn(keeping: Keeping): void {
    const { cleared } = this;
    this.become({ ...this.draft, keeping });
    this.cleared = cleared;
  }

  clear(): void {
    this.replace({ ...EMPTY_DRAFT, keeping: this.draft.keeping });
  }

  /** Takes what the account keeps in place of what stands in the form; that can be taken back. */
  takeOffer(): void {
    if (this.offer !== null) this.replace(draftOf(this.offer, 'account'));
  }

  undo(): void {
    if (this.cleared !== null) this.become(this.cleared);
  }

  /** Back to what was saved. */
  restore(): void {
    this.become(this.saved);
  }

  /** Whether it can be saved; what is wrong is said from here on. */
  review(): boolean {
    this.leaveBirth();
    return this.birthFault === null;
  }

  /**
   * Saves it where the person wants it; what was typed is then no draft any more. Answers false where
   * it is on its way already. Rejects with an AppError: what was typed stays, and nothing is saved.
   */
  async save(keeping: Keeping): Promise<boolean> {
    if (this.isSaving) return false;
    const { saved, kept } = this.world;
    const { person } = this;
    this.isSaving = true;
    try {
      if (keeping === 'account') await saved.saveInAccount(person);
      else await saved.saveHere(person);
      saved.nameAreas(this.areas.value ?? []);
      kept.drop();
      return true;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  private get saved(): ConditionsDraft {
    const { person, isInAccount } = this.world.saved;
    return draftOf(person, isInAccount ? 'account' : 'device');
  }

  /** Without an answer nothing is offered. */
  private async lookIntoAccount(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const found = await this.world.saved.inAccount(asking.signal).catch(() => null);
    if (asking.signal.aborted) return;
    runInAction(() => {
      this.inAccount = found;
    });
  }

  private replace(draft: ConditionsDraft): void {
    const before = this.draft;
    this.become(draft);
    this.cleared = before;
  }

  private become(draft: ConditionsDraft): void {
    this.draft = draft;
    this.cleared = null;
    this.isTakenUp = false;
    if (draft.birthDigits === '') this.hasLeftBirth = false;
    if (isSame(draft, this.saved)) this.world.kept.drop();
    else this.world.kept.keep(draft);
  }
}
