import { SUPPLY, type SupplyCode } from '../../shared/codes';

/** What a supply kind is called (spec/readings R31). */
const NAMES: Readonly<Record<SupplyCode, string>> = {
  SUPLY00001: '행복주택',
  SUPLY00002: '통합공공임대',
  SUPLY00003: '국민임대',
  SUPLY00004: '매입임대',
  SUPLY00005: '전세임대',
  SUPLY00006: '청년안심주택',
  SUPLY00007: '금융·주거비 지원',
  SUPLY00008: '기숙사형',
  SUPLY00009: '사회주택',
  SUPLY00010: '공공지원민간임대',
  SUPLY00011: '영구임대',
  SUPLY00099: '기타',
};

/** All codes, in the order of the list. */
export const SUPPLY_CODES: readonly SupplyCode[] = Object.values(SUPPLY);

/** A code that is known; every other one counts as 기타 (spec/readings R31). */
export function supplyCodeOf(code: string): SupplyCode {
  return SUPPLY_CODES.find((known) => known === code) ?? SUPPLY.OTHER;
}

/** What a supply kind is called; one that is not known is 기타. */
export const supplyName = (code: string): string => NAMES[supplyCodeOf(code)];
