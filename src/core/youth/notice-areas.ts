import { isDongCode } from '../shared/dong-code';

/** The code that stands for the whole country. */
export const WHOLE_COUNTRY = '0000000000';
const COUNTRY_KEY = '0';

/** 세종, whose only 시·군·구 is all of it: two codes, and one place. */
const SEJONG = { sido: '3600000000', sigungu: '3611000000' } as const;

/** 43745 (증평군) shares four digits with 43740 (영동군) and does not lie in it. */
const NO_CITY = '43740';

const isZero = (digits: string): boolean => /^0+$/.test(digits);

/** Whether a text is the code of some area: within one that is whole, nothing narrower is named. */
export function isAreaCode(code: string): boolean {
  if (!isDongCode(code)) return false;
  const levels = [code.slice(0, 2), code.slice(2, 5), code.slice(5, 8), code.slice(8)];
  const whole = levels.findIndex(isZero);
  return whole < 0 || levels.slice(whole).every(isZero);
}

/** The one code of an area that has two: of 세종 that of the 시·도. */
export const areaCode = (code: string): string => (code === SEJONG.sigungu ? SEJONG.sido : code);

/** The 시·군·구 that a dong lies in; what is larger is itself. */
export const sigunguOf = (code: string): string => areaCode(`${code.slice(0, 5)}00000`);

/**
 * The areas that an area lies in, from the country down to itself, each by the digits that name it:
 * 1162010200 → 0, 11, 1162, 11620102. A city with districts (수원시 41110) is named by four digits,
 * since its districts (41111, 41113) share no more. 세종 is a 시·도 alone. Empty for what is no code.
 */
export function areaPath(code: string): readonly string[] {
  if (!isAreaCode(code)) return [];
  const [sido, sigungu, dong, ri] = [code.slice(0, 2), code.slice(0, 5), code.slice(0, 8), code];
  const path = [COUNTRY_KEY];
  if (sido === '00') return path;
  path.push(sido);
  if (sigungu.endsWith('000')) return path;
  const isCity = sigungu.endsWith('0') && sigungu !== NO_CITY;
  if (sigunguOf(code) !== SEJONG.sido) {
    if (sigungu.slice(0, 4) !== NO_CITY.slice(0, 4)) path.push(sigungu.slice(0, 4));
    if (!isCity) path.push(sigungu);
  }
  if (dong.endsWith('000')) return path;
  path.push(dong);
  return ri.endsWith('00') ? path : [...path, ri];
}

/** The digits that name an area itself: the last of its {@link areaPath}; empty for no code. */
export const areaKey = (code: string): string => areaPath(code).at(-1) ?? '';

/** Whether an area is another one, or lies in it. */
export function isWithin(code: string, area: string): boolean {
  return areaPath(code).includes(areaKey(area));
}

/** Whether one of two areas lies in the other: a notice for all of Seoul concerns 신림동, too. */
export function doAreasTouch(a: string, b: string): boolean {
  return isWithin(a, b) || isWithin(b, a);
}

/** Which kind of area a code names. */
export function areaLevel(code: string): 'country' | 'sido' | 'sigungu' | 'dong' {
  if (code.startsWith('00')) return 'country';
  if (areaCode(code).endsWith('00000000')) return 'sido';
  return code.endsWith('00000') ? 'sigungu' : 'dong';
}
