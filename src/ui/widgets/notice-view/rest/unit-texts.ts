import { manwonRangeText, type AmountRange, type NoticeUnit } from '#core';

/** `100만`, `100만~200만`, 없음 */
export const depositText = (deposit: AmountRange): string =>
  deposit.to === 0 ? '없음' : manwonRangeText(deposit);

/** The ranks that rents differ by, in the order of the notice. */
export const ranksOf = (units: readonly NoticeUnit[]): readonly string[] => [
  ...new Set(units.flatMap(({ rank }) => rank ?? [])),
];

/** What those of a rank pay: units of that rank, and those that are the same for all. */
export const unitsOf = (units: readonly NoticeUnit[], rank: string | null): readonly NoticeUnit[] =>
  units.filter((unit) => rank === null || unit.rank === null || unit.rank === rank);

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** Of the ranks that rents differ by, the one that a rank of the conditions lies in: 3순위 in 2·3순위. */
export function rentRankOf(ranks: readonly string[], fitting: string | null): string | null {
  if (fitting === null) return null;
  const exact = ranks.find((rank) => rank === fitting);
  if (exact !== undefined) return exact;
  const [number] = numbersIn(fitting);
  if (number === undefined) return null;
  return ranks.find((rank) => numbersIn(rank).includes(number)) ?? null;
}
