import type { AmountRange, NoticeUnit } from '#core';

/** No list of a notice has more entries. */
const MOST_UNITS = 100;

const unitKey = (unit: NoticeUnit): string => JSON.stringify(unit);

/** Each once, as services repeat rows; where they are too many to be shown, one for all of them. */
export function fewUnits(units: readonly NoticeUnit[]): readonly NoticeUnit[] {
  const distinct = [...new Map(units.map((unit) => [unitKey(unit), unit] as const)).values()];
  if (distinct.length <= MOST_UNITS) return distinct;
  return [
    {
      name: `주택 목록 ${distinct.length}건`,
      detail: '자세한 목록은 원문에서 확인해 주세요',
      rank: null,
      area: null,
      deposit: span(distinct.map(({ deposit }) => deposit)),
      monthly: span(distinct.map(({ monthly }) => monthly)),
      months: null,
      count: sum(distinct.map(({ count }) => count)),
      exchange: null,
    },
  ];
}

/** From the least to the most; null where not all are known. */
function span(ranges: readonly (AmountRange | null)[]): AmountRange | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length < ranges.length) return null;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}

function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length < counts.length ? null : known.reduce((all, count) => all + count, 0);
}
