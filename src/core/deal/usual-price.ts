import type { DealType, HouseTypeCode } from '../shared/codes';
import { formatManwon, type Manwon } from '../shared/money';
import { houseTypeName } from '../shared/text/house-type-name';
import { withParticle } from '../shared/text/particle';
import { FEWEST_COMPARED } from './price-hint';

/** Rooms of a type and deal in a dong. */
export interface UsualQuestion {
  readonly roomType: HouseTypeCode;
  readonly rentType: DealType;
  readonly dongliCode: string;
}

/** The middle half of some amounts, both ends included. */
export interface UsualRange {
  readonly from: Manwon;
  readonly to: Manwon;
}

/** What rooms of a kind usually cost: half of them lie within each range. */
export interface UsualPrice {
  readonly deposit: UsualRange;
  readonly monthly: UsualRange;
}

/** Null where so few rooms tell nothing of what is usual. */
export function usualPriceOf(
  rooms: readonly { readonly deposit: Manwon; readonly monthly: Manwon }[],
): UsualPrice | null {
  if (rooms.length < FEWEST_COMPARED) return null;
  return {
    deposit: middleHalf(rooms.map(({ deposit }) => deposit)),
    monthly: middleHalf(rooms.map(({ monthly }) => monthly)),
  };
}

/** Amounts that are there, as a database counts quartiles without anything between two of them. */
function middleHalf(amounts: readonly Manwon[]): UsualRange {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number): Manwon => Number(sorted[Math.ceil(sorted.length * share) - 1]);
  return { from: at(0.25), to: at(0.75) };
}

/** `신림동 원룸은 보통 300만 ~ 1,000만원이에요`; `said` where a screen reader reads it. */
export function usualText(
  where: string,
  roomType: HouseTypeCode,
  { from, to }: UsualRange,
): { readonly seen: string; readonly said: string } {
  const rooms = `${where} ${withParticle(houseTypeName(roomType), '은/는')} 보통`;
  const most = withParticle(`${formatManwon(to)}원`, '이에요/예요');
  if (from === to) return { seen: `${rooms} ${most}`, said: `${rooms} ${most}` };
  const least = formatManwon(from);
  return { seen: `${rooms} ${least} ~ ${most}`, said: `${rooms} ${least}에서 ${most}` };
}
