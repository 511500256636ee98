import type { DealType } from '../shared/codes';
import { dayText, type Yyyymmdd } from '../shared/day';
import { dealName } from '../shared/text/deal-name';
import { formatManwon, wholeManwon, type Manwon } from '../shared/money';
import { manwonInWords } from '../shared/text/korean-number';
import type { Floor, MoveIn, StationWalk } from './house';
import { oddFloorName } from './house-names';

/** What the texts of a price are made of, in 만원. */
export interface Price {
  readonly dealType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
}

/** `3층/5층`, `반지하/4층`, `옥탑/5층` (spec/facts F8) */
export function floorText(floor: Floor): string {
  const own = floor.kind === 'GROUND' ? `${floor.number}층` : oddFloorName(floor.kind);
  return `${own}/${floor.total}층`;
}

/** `2호선 신림역 도보 약 5분` (spec/facts F8); several lines stand between dots. */
export function walkText(station: StationWalk): string {
  const lines = station.lines.map((line) => line.name).join('·');
  return `${lines} ${station.name} 도보 약 ${station.walkMinutes}분`.trimStart();
}

/** When one may move in: a day that has come is 바로. */
export function moveInText(moveIn: MoveIn, today: Yyyymmdd): string {
  if (moveIn.kind === 'NEGOTIABLE') return '입주일 협의';
  const day = moveIn.day ?? today;
  return day > today ? `${dayText(day)} 입주 가능` : '바로 입주 가능';
}

/** `보증금` and its amount, 없음 for none; `say` puts an amount above 0 into words. */
const priced = (label: string, amount: Manwon, say: (amount: Manwon) => string): string =>
  amount > 0 ? `${label} ${say(amount)}` : `${label} 없음`;

/** Jeonse has one amount; a rent that an other deal does not have is not named. */
function priceParts(price: Price, say: (amount: Manwon) => string): string[] {
  const deposit = wholeManwon(price.deposit);
  const monthly = wholeManwon(price.monthly);
  if (price.dealType === 'JEONSE') return [priced(dealName(price.dealType), deposit, say)];
  const parts = [priced('보증금', deposit, say)];
  if (monthly > 0) return [...parts, `월 ${say(monthly)}`];
  return price.dealType === 'OTHER' ? parts : [...parts, '월세 없음'];
}

/** A price for a screen reader (spec/look L21): `보증금 천만 원, 월 오십만 원`, `전세 일억 이천만 원`. */
export function priceInWords(price: Price): string {
  return priceParts(price, (amount) => `${manwonInWords(amount)} 원`).join(', ');
}

/**
 * The price of a detail page (spec/facts F8): `보증금 1,000만원 · 월 50만원 · 관리비 7만원`. A
 * maintenance fee that the ad does not say is 확인 필요.
 */
export function detailPrice(price: Price & { readonly maintenance: Manwon | null }): string {
  const won = (amount: Manwon): string => `${formatManwon(amount)}원`;
  const fee =
    price.maintenance === null
      ? '관리비 확인 필요'
      : priced('관리비', wholeManwon(price.maintenance), won);
  return [...priceParts(price, won), fee].join(' · ');
}
