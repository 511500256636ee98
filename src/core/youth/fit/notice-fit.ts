import type { Yyyymmdd } from '../../shared/day';
import { asEnd, dayOf } from '../../shared/day-time';
import { conditionFit, type ConditionFit, type Verdict } from './condition-fit';
import { fitReason, type FitReason } from './fit-reason';
import type { ConditionRank, NoticeConditions } from '../notice-conditions';
import type { NoticeWindow } from '../notice-status';
import { isKnownPerson, type Person, type PersonField } from './person';

/** What becomes of one way to apply. */
export interface RankFit {
  readonly name: string | null;
  readonly verdict: Verdict;
  readonly parts: readonly ConditionFit[];
}

/** Whether a notice fits a person. */
export interface NoticeFit {
  readonly verdict: Verdict;
  /** The name of the first rank that fits. */
  readonly rank: string | null;
  readonly ranks: readonly RankFit[];
  /** Where it is unknown: what may be asked, of the rank that lacks least first. */
  readonly missing: readonly PersonField[];
  /** Where it is unknown: something that the notice asks cannot be read. */
  readonly hasUnread: boolean;
  /** Where it fails: of the rank that fails in the fewest conditions. */
  readonly reasons: readonly FitReason[];
}

/** All must be met; a rank that asks nothing fits everybody. */
function ofAll(parts: readonly ConditionFit[]): Verdict {
  if (parts.some(({ verdict }) => verdict === 'fails')) return 'fails';
  return parts.every(({ verdict }) => verdict === 'fits') ? 'fits' : 'unknown';
}

/** One is enough; a notice of which no rank is read may ask anything. */
function ofAny(ranks: readonly RankFit[]): Verdict {
  if (ranks.some(({ verdict }) => verdict === 'fits')) return 'fits';
  return ranks.length > 0 && ranks.every(({ verdict }) => verdict === 'fails')
    ? 'fails'
    : 'unknown';
}

/** Whether a rank holds something that no answer of a person decides. */
export const isUnread = ({ parts }: Pick<RankFit, 'parts'>): boolean =>
  parts.some(({ verdict, missing }) => verdict === 'unknown' && missing.length === 0);

const once = (fields: readonly PersonField[]): PersonField[] => [...new Set(fields)];

/** What to ask for a rank, each field once. */
export const missingOf = ({ parts }: Pick<RankFit, 'parts'>): PersonField[] =>
  once(parts.flatMap(({ missing }) => missing));

/** Those of them that are answered by too large an area. */
export const tooWideOf = ({ parts }: Pick<RankFit, 'parts'>): PersonField[] =>
  once(parts.flatMap(({ tooWide }) => tooWide));

const failed = ({ parts }: RankFit): ConditionFit[] =>
  parts.filter(({ verdict }) => verdict === 'fails');

/** The ranks that a person's answers can still decide, the one that lacks least first. */
export function openRanks({ ranks }: Pick<NoticeFit, 'ranks'>): RankFit[] {
  return ranks
    .filter((rank) => rank.verdict === 'unknown' && !isUnread(rank))
    .sort((a, b) => missingOf(a).length - missingOf(b).length);
}

function rankFit({ name, conditions }: ConditionRank, person: Person, day: Yyyymmdd): RankFit {
  const parts = conditions.map((condition) => conditionFit(condition, person, day));
  return { name, verdict: ofAll(parts), parts };
}

/**
 * Whether a notice fits a person. Age counts on the day that the notice names, else on `day`. What
 * is not known decides nothing (spec/readings R33), and neither does what cannot be read.
 */
export function noticeFit(conditions: NoticeConditions, person: Person, day: Yyyymmdd): NoticeFit {
  const on = conditions.on ?? day;
  const ranks = conditions.ranks.map((rank) => rankFit(rank, person, on));
  const verdict = ofAny(ranks);
  const undecided = ranks.filter((rank) => rank.verdict === 'unknown');
  const [nearest = []] = ranks.map(failed).sort((a, b) => a.length - b.length);
  const asked = [...openRanks({ ranks }), ...undecided.filter(isUnread)];
  return {
    verdict,
    rank: ranks.find((rank) => rank.verdict === 'fits')?.name ?? null,
    ranks,
    missing: verdict === 'unknown' ? once(asked.flatMap(missingOf)) : [],
    hasUnread: verdict === 'unknown' && (ranks.length === 0 || undecided.some(isUnread)),
    reasons:
      verdict === 'fails' ? nearest.map(({ condition }) => fitReason(condition, person, on)) : [],
  };
}

/**
 * The day for which a notice is weighed: the last one on which somebody can apply, or today where there
 * is none or it is past.
 */
export function fitDay({ until }: Pick<NoticeWindow, 'until'>, today: Yyyymmdd): Yyyymmdd {
  const last = until === null ? today : dayOf(asEnd(until));
  return last < today ? today : last;
}

/** What is weighed of a notice. */
export interface WeighableNotice extends Pick<NoticeWindow, 'until'> {
  readonly conditions: NoticeConditions;
}

/** The verdict of a notice on a day; null while the person has said nothing. */
export const personFit = (
  person: Person,
  notice: WeighableNotice,
  today: Yyyymmdd,
): NoticeFit | null =>
  isKnownPerson(person) ? noticeFit(notice.conditions, person, fitDay(notice, today)) : null;
