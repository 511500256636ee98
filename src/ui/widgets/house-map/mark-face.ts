import {
  formatPrice,
  groupThousands,
  houseMonthlyCost,
  monthlyCostInWords,
  monthlyCostText,
  priceInWords,
  type Yyyymmdd,
} from '#core';
import { pricedAs, type MapMark, type MapPill } from './map-mark';

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
export function pillText(pill: MapPill, costOn: Yyyymmdd | null): string {
  const price = pricedAs(pill);
  if (costOn !== null) return `월 ${monthlyCostText(houseMonthlyCost(price, costOn))}`;
  return formatPrice(price).replace(/^월세 /, '');
}

/** What a screen reader says of a mark. */
export function spokenMark(mark: MapMark, state: MarkState): string {
  if (mark.kind === 'cluster') return `집 ${mark.count}개 모여 있는 곳`;
  const price = pricedAs(mark);
  const words = [priceInWords(price)];
  if (state.costOn !== null) {
    words.push(monthlyCostInWords(houseMonthlyCost(price, state.costOn)));
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
export function markHeight(mark: MapMark, state: MarkState): number {
  if (state.selected) return 5;
  if (state.hovered) return 4;
  if (mark.kind === 'cluster') return 1;
  return state.seen ? 2 : 3;
}
