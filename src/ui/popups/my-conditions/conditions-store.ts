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

/**
 * How saving ended: all of it is saved · something was typed meanwhile, which is not · it was on its
 * way already.
 */
export type Saving = 'saved' | 'changed' | 'under-way';

/** The form of one's own conditions, and what would become of the notices with what stands in it. */
export class ConditionsStore {
  draft: ConditionsDraft;
  /** What is counted: all notices that are not over, the same for everybody. */
  readonly weighed: AnswerStore<readonly NoticeSummary[]>;
  /** What can be chosen, the same for everybody: what is chosen is told to nobody. */
  readonly areas: AnswerStore<readonly NamedArea[]>;
  /** The form was opened with what had been typed before, and not saved. */
  isTakenUp: boolean;
  isSaving = false;
  /** What the member's account keeps, or nothing; without an answer nothing is offered. */
  private readonly account: AnswerStore<Person | null>;
  /** What was saved when the form was filled: whoever sees that wants no other. */
  private filledFrom: ConditionsDraft;
  /** Whose words stand in the form, where it is a member's. */
  private typedBy: string | null;
  /** What a press cleared, until something is typed. */
  private cleared: ConditionsDraft | null = null;
  /** The person has left the field of the birth day: what is half typed is wrong from then on. */
  private hasLeftBirth = false;
  private stops: readonly (() => void)[] = [];

  constructor(private readonly world: ConditionsWorld) {
    this.typedBy = world.saved.member;
    this.filledFrom = this.saved;
    const before = world.kept.read(this.typedBy);
    this.isTakenUp = before !== null && !isSame(before, this.filledFrom);
    this.draft = before ?? this.filledFrom;
    this.weighed = new AnswerStore((cancel) => world.notices.weighed(cancel));
    this.areas = new AnswerStore((cancel) => world.areas.all(cancel));
    this.account = new AnswerStore((cancel) => world.saved.inAccount(cancel));
    makeAutoObservable<this, 'world' | 'account' | 'filledFrom' | 'cleared' | 'typedBy' | 'stops'>(
      this,
      {
        draft: observableRef,
        cleared: observableRef,
        filledFrom: observableRef,
        weighed: false,
        areas: false,
        account: false,
        world: false,
        typedBy: false,
        stops: false,
      },
      { autoBind: true },
    );
  }

  start(): void {
    if (this.stops.length > 0) return;
    this.weighed.start();
    this.areas.start();
    this.stops = [
      // What nobody has touched follows what is saved: by another tab, or out of an account.
      reaction(
        () => this.saved,
        (saved, before) => {
          if (!this.isSaving && isSame(this.draft, before)) this.fill(saved);
        },
      ),
      reaction(
        () => this.world.saved.member,
        (member) => {
          this.meet(member);
        },
        { fireImmediately: true },
      ),
    ];
  }

  stop(): void {
    for (const one of [this.weighed, this.areas, this.account]) one.stop();
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  get person(): Person {
    return this.draft.person;
  }

  /** Whether anything was said: before that there is no verdict. */
  get isKnown(): boolean {
    return isKnownPerson(this.person);
  }

  /** How many notices there are of each verdict; null while that cannot be said. */
  get tally(): Readonly<Record<Verdict, number>> | null {
    const { value } = this.weighed;
    return value === null || !this.isKnown ? null : tallyFits(value, this.person, this.world.today);
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

  /** What the account keeps, where the form was made from something else. */
  get offer(): Person | null {
    const { value } = this.account;
    if (value === null) return null;
    const offered = draftOf(value, 'account');
    return [this.filledFrom, this.draft].some((one) => saysSame(one, offered)) ? null : value;
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

  /** Back to what was saved; that can be taken back. */
  restore(): void {
    this.filledFrom = this.saved;
    this.replace(this.saved);
    this.isTakenUp = false;
  }

  /** Whether it can be saved; what is wrong is said from here on. */
  review(): boolean {
    this.leaveBirth();
    return this.birthFault === null;
  }

  /**
   * Saves it where the person wants it. What was typed is then no draft any more; what is typed
   * meanwhile stays one. Rejects with an AppError: what was typed stays, and nothing is saved.
   */
  async save(keeping: Keeping): Promise<Saving> {
    if (this.isSaving) return 'under-way';
    const { saved } = this.world;
    const sent = this.draft;
    this.isSaving = true;
    try {
      if (keeping === 'account') await saved.saveInAccount(sent.person);
      else await saved.saveHere(sent.person);
      saved.nameAreas(this.areas.value ?? []);
      return this.settle(sent);
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

  /** What is not saved yet stays a draft. */
  private settle(sent: ConditionsDraft): Saving {
    const { kept } = this.world;
    this.filledFrom = this.saved;
    if (!isSame(this.draft, sent)) {
      void this.account.load();
      this.keepDraft();
      return isSame(this.draft, this.saved) ? 'saved' : 'changed';
    }
    // The form may have been closed and opened anew meanwhile.
    const typed = kept.read(this.typedBy);
    if (typed === null || isSame(typed, sent)) kept.drop();
    return 'saved';
  }

  /** Somebody is there: a visitor who has logged in goes on, another member begins anew. */
  private meet(member: string | null): void {
    if (member !== null) {
      if (this.typedBy !== null && this.typedBy !== member) this.fill(this.saved);
      this.typedBy = member;
    }
    void this.account.load();
  }

  private fill(saved: ConditionsDraft): void {
    this.filledFrom = saved;
    this.isTakenUp = false;
    this.become(saved);
  }

  private replace(draft: ConditionsDraft): void {
    const before = this.draft;
    this.become(draft);
    this.cleared = before;
  }

  private become(draft: ConditionsDraft): void {
    this.draft = draft;
    this.cleared = null;
    if (draft.birthDigits === '') this.hasLeftBirth = false;
    this.keepDraft();
  }

  private keepDraft(): void {
    const { kept } = this.world;
    if (isSame(this.draft, this.saved)) kept.drop();
    else kept.keep(this.draft, this.typedBy);
  }
}
