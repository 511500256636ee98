import {
  formatPrice,
  groupThousands,
  type HouseMark,
  houseMonthlyCost,
  monthlyCostInWords,
  monthlyCostText,
  priceInWords,
  type Yyyymmdd,
} from '#core';

type House = Extract<HouseMark, { kind: 'house' }>;

/** What is said of one mark beside what it is. */
export interface MarkState {
  readonly selected: boolean;
  readonly hovered: boolean;
  readonly seen: boolean;
  readonly zzim: boolean;
  /** Its heart is shown to be pressed, kept or not. */
  readonly canZzim: boolean;
  /** The day at whose legal rate pills show the real monthly cost; null shows the price. */
  readonly costOn: Yyyymmdd | null;
}

/** `1,000/50`, `전세 9,000`: on the map monthly rent goes without saying; or `월 58만`. */
export function pillText(house: House, costOn: Yyyymmdd | null): string {
  if (costOn !== null) return `월 ${monthlyCostText(houseMonthlyCost(house, costOn))}`;
  return formatPrice(house).replace(/^월세 /, '');
}

/** What a screen reader says of a mark. */
export function spokenMark(mark: HouseMark, state: MarkState): string {
  if (mark.kind === 'cluster') return `집 ${mark.count}개 모여 있는 곳`;
  const words = [priceInWords(mark)];
  if (state.costOn !== null) {
    words.push(monthlyCostInWords(houseMonthlyCost(mark, state.costOn)));
  }
  if (state.zzim) words.push('찜한 집');
  if (state.seen) words.push('본 집');
  return words.join(', ');
}

/** Diameter in px by count (spec/look L16). */
export function clusterSize(count: number): 36 | 42 | 48 | 56 {
  if (count < 10) return 36;
  if (count < 20) return 42;
  return count < 40 ? 48 : 56;
}

/** `12,345`, to the last house where there is room for it; then `123만`. */
export function clusterText(count: number): string {
  return count < 1_000_000
    ? groupThousands(count)
    : `${groupThousands(Math.floor(count / 10_000))}만`;
}

/** What stands in front: clusters behind pills, seen ones behind new ones, then what is looked at. */
export function markHeight(mark: HouseMark, state: MarkState): number {
  if (state.selected) return 5;
  if (state.hovered) return 4;
  if (mark.kind === 'cluster') return 1;
  return state.seen ? 2 : 3;
}
