import { makeAutoObservable, observableRef } from 'mobx';
import {
  gains,
  isKnownPerson,
  tallyFits,
  type NoticeSearch,
  type Person,
  type PersonField,
  type Verdict,
  type WeighedNotice,
  type Yyyymmdd,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';
import type { KeptArea } from '../../stores/area-names';
import { birthDayOf, birthFault, BIRTH_DIGITS } from './birth-day';
import { EMPTY_DRAFT, type ConditionsDraft, type KeptConditionsDraft } from './conditions-draft';

/** The fields that hold an area. */
export type AreaField = 'livesIn' | 'worksIn';

const NO_GAINS: ReadonlyMap<PersonField, number> = new Map();

const isSame = (a: ConditionsDraft, b: ConditionsDraft): boolean =>
  a.birthDigits === b.birthDigits && JSON.stringify(a.person) === JSON.stringify(b.person);

/** The form of one's own conditions, and what would become of the notices with what stands in it. */
export class ConditionsStore {
  draft: ConditionsDraft;
  /** What is counted: all notices that are not over, the same for everybody. */
  readonly weighed: AnswerStore<readonly WeighedNotice[]>;
  /** What stands in the form was typed before, and not saved. */
  isTakenUp: boolean;
  /** What a press cleared, until something is typed. */
  private cleared: ConditionsDraft | null = null;
  /** The person has left the field of the birth day: what is half typed is wrong from then on. */
  private hasLeftBirth = false;

  constructor(
    notices: Pick<NoticeSearch, 'weighed'>,
    private readonly kept: KeptConditionsDraft,
    private readonly saved: ConditionsDraft,
    private readonly today: Yyyymmdd,
  ) {
    const before = kept.read();
    this.isTakenUp = before !== null && !isSame(before, saved);
    this.draft = before ?? saved;
    this.weighed = new AnswerStore((cancel) => notices.weighed(cancel));
    makeAutoObservable<this, 'kept' | 'saved' | 'today' | 'cleared'>(
      this,
      {
        draft: observableRef,
        cleared: observableRef,
        weighed: false,
        kept: false,
        saved: false,
        today: false,
      },
      { autoBind: true },
    );
  }

  get person(): Person {
    return this.draft.person;
  }

  /** How many notices there are of each verdict; null while that cannot be said. */
  get tally(): Readonly<Record<Verdict, number>> | null {
    const { value } = this.weighed;
    return value === null || !isKnownPerson(this.person)
      ? null
      : tallyFits(value, this.person, this.today);
  }

  /** How many notices each empty field would decide. */
  get gains(): ReadonlyMap<PersonField, number> {
    const { value } = this.weighed;
    return value === null ? NO_GAINS : gains(value, this.person, this.today);
  }

  /** What is wrong with the birth day; what is still being typed is not. */
  get birthFault(): string | null {
    const { birthDigits } = this.draft;
    return this.hasLeftBirth || birthDigits.length === BIRTH_DIGITS
      ? birthFault(birthDigits, this.today)
      : null;
  }

  get isEmpty(): boolean {
    return isSame(this.draft, EMPTY_DRAFT);
  }

  get canUndo(): boolean {
    return this.cleared !== null;
  }

  change(part: Partial<Person>): void {
    this.become({ ...this.draft, person: { ...this.person, ...part } });
  }

  typeBirth(digits: string): void {
    const birthDay = birthDayOf(digits, this.today);
    this.become({ ...this.draft, birthDigits: digits, person: { ...this.person, birthDay } });
  }

  leaveBirth(): void {
    this.hasLeftBirth = true;
  }

  chooseArea(field: AreaField, area: KeptArea | null): void {
    const { areaNames } = this.draft;
    this.become({
      ...this.draft,
      person: { ...this.person, [field]: area?.code ?? null },
      areaNames: area === null ? areaNames : { ...areaNames, [area.code]: area.name },
    });
  }

  clear(): void {
    const before = this.draft;
    this.become(EMPTY_DRAFT);
    this.cleared = before;
  }

  undo(): void {
    if (this.cleared !== null) this.become(this.cleared);
  }

  /** Back to what was saved. */
  restore(): void {
    this.become(this.saved);
  }

  /** Whether it can be saved; what was typed is then no draft any more. */
  finish(): boolean {
    this.leaveBirth();
    if (this.birthFault !== null) return false;
    this.kept.drop();
    return true;
  }

  private become(draft: ConditionsDraft): void {
    this.draft = draft;
    this.cleared = null;
    this.isTakenUp = false;
    if (draft.birthDigits === '') this.hasLeftBirth = false;
    if (isSame(draft, this.saved)) this.kept.drop();
    else this.kept.keep(draft);
  }
}
