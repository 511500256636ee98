import { shortSido, WHOLE_COUNTRY, type NoticeArea } from '#core';
import { DONGS } from './dongs.data';

/** 시·도 in which the table of dongs has none. */
const FURTHER_SIDOS = { 세종: '36', 전남: '46', 경북: '47' } as const;

const SIDO_DIGITS = 2;
const SIGUNGU_DIGITS = 5;

const padded = (digits: string): string => digits.padEnd(10, '0');

/** The city of a district (수원시 of 수원시 영통구) has a code of its own, one zero later. */
function cityOf(code: string, sigungu: string): readonly [string, string][] {
  const [city = '', district] = sigungu.split(' ');
  return district === undefined ? [] : [[padded(code.slice(0, SIGUNGU_DIGITS - 1)), city]];
}

function named(): [code: string, name: string][] {
  return DONGS.flatMap(({ code, sido, sigungu, dong }): [string, string][] => {
    const short = shortSido(sido);
    return [
      [padded(code.slice(0, SIDO_DIGITS)), short],
      ...cityOf(code, sigungu).map(([city, name]): [string, string] => [city, `${short} ${name}`]),
      [padded(code.slice(0, SIGUNGU_DIGITS)), `${short} ${sigungu}`],
      [code, `${short} ${sigungu} ${dong}`],
    ];
  });
}

/**
 * Areas that are known without any import, by their legal-dong codes: the country, every 시·도, and
 * the dongs of the table with what they lie in; named as 서울, 서울 관악구, 서울 관악구 봉천동.
 */
export const KNOWN_AREAS: ReadonlyMap<string, NoticeArea> = new Map(
  [
    [WHOLE_COUNTRY, '전국'] as const,
    ...Object.entries(FURTHER_SIDOS).map(([name, digits]) => [padded(digits), name] as const),
    ...named(),
  ].map(([code, name]) => [code, { code, name }]),
);
