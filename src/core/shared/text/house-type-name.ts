import type { HouseTypeCode } from '../codes';

const NAMES: Readonly<Record<HouseTypeCode, string>> = {
  HOUTP00001: '원룸',
  HOUTP00002: '고시원',
  HOUTP00003: '쉐어하우스',
  HOUTP00004: '청년주택',
};

/** 원룸 · 고시원 · 쉐어하우스 · 청년주택 */
export function houseTypeName(type: HouseTypeCode): string {
  return NAMES[type];
}
