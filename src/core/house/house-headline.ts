import { areaText, AREA_UNIT } from '../shared/area';
import { formatPrice, groupThousands } from '../shared/money';
import { houseTypeName } from '../shared/text/house-type-name';
import type { House } from './house';
import { detailPrice, floorText, walkText, type Price } from './house-texts';

/** `월세 1,000/50 원룸`: what a house is called in a sentence. */
export const houseName = (house: Price & Pick<House, 'type'>): string =>
  `${formatPrice(house)} ${houseTypeName(house.type)}`;

/**
 * What the page of a house is called, in the window and in links that are shared: `월세 1,000/50
 * 원룸 · 신림동`; one that is let says so first.
 */
export function houseHeadline(house: Price & Pick<House, 'type' | 'address' | 'status'>): string {
  const headline = `${houseName(house)} · ${house.address.dong}`;
  return house.status === 'SOLD' ? `거래 완료 · ${headline}` : headline;
}

/** `23.1㎡(7평) · 3층/5층 · 2호선 신림역 도보 약 5분 · 보증금 1,000만원 · 월 50만원 · 관리비 7만원` */
export function houseOutline(
  house: Price & Pick<House, 'area' | 'floor' | 'station' | 'maintenance'>,
): string {
  return [
    areaText(house.area, AREA_UNIT.M2),
    floorText(house.floor),
    ...(house.station === null ? [] : [walkText(house.station)]),
    detailPrice({ ...house, maintenance: house.maintenance?.fee ?? null }),
  ].join(' · ');
}

/** What the map is called where it shows a dong: `관악구 신림동 방 42개`; none are not counted. */
export function dongHeadline(dong: {
  readonly sigungu: string;
  readonly dong: string;
  readonly count: number;
}): string {
  const name = [dong.sigungu, dong.dong].filter(Boolean).join(' ');
  return dong.count > 0 ? `${name} 방 ${groupThousands(dong.count)}개` : `${name} 방`;
}
