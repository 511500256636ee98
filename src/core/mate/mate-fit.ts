import type { Yyyymmdd } from '../shared/day';
import { habitFit, type Judged } from './habit-fit';
import { HABITS, type HabitName, type Habits } from './habits';
import type { ComparedMate, MateTerms } from './mate-terms';
import { dayFit, dongFit, genderFit, mayMeet, moneyFit } from './terms-fit';

export type FitSubject = HabitName | 'money' | 'day' | 'dong' | 'gender';

/** One full sentence to the reader; that of a difference speaks of the other one. */
export interface FitSentence {
  readonly subject: FitSubject;
  readonly text: string;
}

/** How two people go together, in words, the weightiest first: never a number or a share. */
export interface MateFit {
  readonly shared: readonly FitSentence[];
  /** What to talk about before moving in. */
  readonly toTalk: readonly FitSentence[];
}

/** What is compared, the weightiest first: what cannot be got used to stands before what can. */
const WEIGHTS: readonly (readonly [FitSubject, number])[] = [
  ['smoking', 9],
  ['animals', 9],
  ['sleep', 6],
  ['noise', 5],
  ['dishes', 4],
  ['cleaning', 4],
  ['guests', 3],
  ['money', 3],
  ['day', 2],
  ['dong', 2],
  ['gender', 1],
];

/** What each subject counts in {@link mateRank}. */
export const FIT_WEIGHT = Object.fromEntries(WEIGHTS) as Readonly<Record<FitSubject, number>>;

const TERMS_FITS: Readonly<
  Record<
    Exclude<FitSubject, HabitName>,
    (mine: MateTerms, theirs: MateTerms, today: Yyyymmdd) => Judged
  >
> = { money: moneyFit, day: dayFit, dong: dongFit, gender: genderFit };

const isHabit = (subject: FitSubject): subject is HabitName => subject in HABITS;

/** How two people go together in one subject. */
function judged(
  subject: FitSubject,
  mine: ComparedMate,
  theirs: ComparedMate,
  today: Yyyymmdd,
): Judged {
  if (isHabit(subject)) return habitFit(subject, mine.habits, theirs.habits);
  if (mine.side === null || theirs.side === null) return null;
  return TERMS_FITS[subject](mine, theirs, today);
}

/** Every subject of which something is to be said. */
function spokenOf(mine: ComparedMate, theirs: ComparedMate, today: Yyyymmdd) {
  return WEIGHTS.flatMap(([subject]) => {
    const found = judged(subject, mine, theirs, today);
    return found === null ? [] : [{ subject, ...found }];
  });
}

/**
 * What two people have in common, and what they should talk about, said to the first of them. The
 * other one reads the same reasons, and of the same subjects in the same order. What one of them has
 * not said is not spoken of.
 */
export function mateFit(mine: ComparedMate, theirs: ComparedMate, today: Yyyymmdd): MateFit {
  const all = spokenOf(mine, theirs, today);
  const said = (isShared: boolean): FitSentence[] =>
    all.filter((one) => one.isShared === isShared).map(({ subject, text }) => ({ subject, text }));
  return { shared: said(true), toTalk: said(false) };
}

/** Whether two may live together at all; of who has written no listing nothing is known. */
const couldMeet = (one: ComparedMate, other: ComparedMate): boolean =>
  one.side === null || other.side === null || mayMeet(one, other);

/** All that can be in common, or differ. */
const ALL_WEIGHTS = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);

/**
 * From where {@link mateRank} counts: of two who may live together, and of all others, who never reach
 * those, but `mostOfOthers` at most.
 */
export const RANK_START = {
  ofMeeting: 3 * ALL_WEIGHTS + 1,
  ofOthers: ALL_WEIGHTS,
  mostOfOthers: 2 * ALL_WEIGHTS,
} as const;

/** What one habit counts in {@link mateRank}. */
export function habitPoints<Habit extends HabitName>(
  habit: Habit,
  mine: Pick<Habits, Habit>,
  theirs: Pick<Habits, Habit>,
): number {
  const found = habitFit(habit, mine, theirs);
  return found === null ? 0 : points(habit, found);
}

/** What is shared counts for two, and what differs against them. */
const points = (subject: FitSubject, { isShared }: { readonly isShared: boolean }): number =>
  isShared ? FIT_WEIGHT[subject] : -FIT_WEIGHT[subject];

/**
 * By what 나와 맞는 순 goes, the largest first, and the newest of equal ones: two who may live together
 * stand before all others; what is shared counts for them and what differs against them, each by its
 * weight. The same whichever of the two asks, never below 0, and shown to nobody. The database is tested
 * against this.
 */
export function mateRank(mine: ComparedMate, theirs: ComparedMate, today: Yyyymmdd): number {
  const start = couldMeet(mine, theirs) ? RANK_START.ofMeeting : RANK_START.ofOthers;
  return spokenOf(mine, theirs, today).reduce(
    (sum, found) => sum + points(found.subject, found),
    start,
  );
}
