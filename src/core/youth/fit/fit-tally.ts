import type { Yyyymmdd } from '../../shared/day';
import type { NoticeSummary } from '../notice';
import type { Verdict } from './condition-fit';
import { fitDay, missingOf, noticeFit, openRanks, type NoticeFit } from './notice-fit';
import { PERSON_FIELDS, type Person, type PersonField } from './person';

type Weighable = Pick<NoticeSummary, 'conditions' | 'until'>;

const fitsOf = (notices: readonly Weighable[], person: Person, today: Yyyymmdd): NoticeFit[] =>
  notices.map((notice) => noticeFit(notice.conditions, person, fitDay(notice, today)));

/** So many notices of each verdict. */
export function tallyFits(
  notices: readonly Weighable[],
  person: Person,
  today: Yyyymmdd,
): Readonly<Record<Verdict, number>> {
  const tally = { fits: 0, fails: 0, unknown: 0 };
  for (const { verdict } of fitsOf(notices, person, today)) tally[verdict] += 1;
  return tally;
}

/** The fields that alone would decide a rank of a notice that is unknown. */
const deciding = (fit: NoticeFit): readonly PersonField[] =>
  fit.verdict === 'unknown'
    ? openRanks(fit)
        .map(missingOf)
        .filter((missing) => missing.length === 1)
        .flat()
    : [];

/**
 * How many of the notices that are unknown each field would decide more of, if it alone were filled;
 * in the order of {@link PERSON_FIELDS}, without those that would decide none.
 */
export function gains(
  notices: readonly Weighable[],
  person: Person,
  today: Yyyymmdd,
): ReadonlyMap<PersonField, number> {
  const fields = fitsOf(notices, person, today).map((fit) => new Set(deciding(fit)));
  return new Map(
    PERSON_FIELDS.map(
      (field) => [field, fields.filter((decided) => decided.has(field)).length] as const,
    ).filter(([, count]) => count > 0),
  );
}

/** The field that would decide most; null where none alone would decide any. */
export function bestGain(
  notices: readonly Weighable[],
  person: Person,
  today: Yyyymmdd,
): { readonly field: PersonField; readonly count: number } | null {
  const [best] = [...gains(notices, person, today)].sort(([, a], [, b]) => b - a);
  return best === undefined ? null : { field: best[0], count: best[1] };
}
