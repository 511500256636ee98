import { monthlyCostText } from '../cost/monthly-cost-text';
import { houseName } from '../house/house-headline';
import { seoulDay } from '../shared/day';
import { formatPrice } from '../shared/money';
import { withParticle } from '../shared/text/particle';
import { bestOf, COST_ROW, roomCost } from './compare-rows';
import type { ComparedRoom } from './compared-room';

/** What stands where a room was: whatever became of it, everybody is told the same. */
export const COMPARED_GONE = '거래가 끝났거나 볼 수 없는 방이에요.';

/** What a comparison is called: `월세 1,000/50 원룸 외 2곳 비교`; without any room 집 비교. */
export function compareTitle(rooms: readonly ComparedRoom[]): string {
  const [first, ...others] = rooms;
  if (first === undefined) return '집 비교';
  const name = houseName(first);
  return others.length === 0 ? `${name} 비교` : `${name} 외 ${others.length}곳 비교`;
}

/** One line of it: `월세 1,000/50 원룸 실월비용 61만 · 전세 8,400 원룸 실월비용 41만`. */
export function compareOutline(rooms: readonly ComparedRoom[], now: number): string {
  const today = seoulDay(now);
  return rooms
    .map((room) => `${houseName(room)} 실월비용 ${monthlyCostText(roomCost(room, today))}`)
    .join(' · ');
}

/** What the comparison comes to: `한 달에 드는 돈은` `전세 8,400` `이 가장 적어요`. */
export interface CompareHeadline {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** Null where no single room costs the least, as far as that is known. */
export function compareHeadline(
  rooms: readonly ComparedRoom[],
  now: number,
): CompareHeadline | null {
  const best = bestOf(COST_ROW, rooms, now);
  const [first, ...others] = rooms.filter(({ code }) => best.has(code));
  if (first === undefined || others.length > 0) return null;
  const name = formatPrice(first);
  const after = `${withParticle(name, '이/가').slice(name.length)} 가장 적어요`;
  return { before: '한 달에 드는 돈은', name, after };
}
