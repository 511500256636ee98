import {
  COUNTRY,
  contactNumber,
  dayText,
  isDay,
  isDongCode,
  isMobilePhone,
  isUrl,
  seoulDay,
  type Yyyymmdd,
} from '#core';
import { bad, decimal, good, type Parser } from './field-values';

const DAY_HELP = '2026-11-20처럼 적어 주세요';

/** 2026-11-20, 2026.11.20, 2026/11/20, 2026년 11월 20일 or 20261120. */
export const day: Parser<string> = (cell) => {
  const match = /^(\d{4})\s*[-./년]?\s*(\d{1,2})\s*[-./월]?\s*(\d{1,2})\s*[.일]?$/.exec(cell);
  const [year = '', month = '', date = ''] = match?.slice(1) ?? [];
  const found = `${year}${month.padStart(2, '0')}${date.padStart(2, '0')}`;
  // Without separators only eight digits are clear.
  const isClear = !/^\d+$/.test(cell) || cell.length === 8;
  return isDay(found) && isClear ? good(found) : bad('달력에 있는 날짜가 아닙니다', DAY_HELP);
};

/** A day, or a day and a time; without a zone it is Korea's. Answers ISO 8601. */
const moment: Parser<string> = (cell) => {
  const form = /^(.*?\d)(?:[T\s]+(\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/;
  const [, dayText = '', time = '00:00', zone = '+09:00'] = form.exec(cell) ?? [];
  const parsed = day(dayText);
  if (!parsed.ok) return bad(parsed.why, `${DAY_HELP} (시각까지라면 2026-11-20 13:30)`);
  const iso = parsed.value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const ms = Date.parse(
    `${iso}T${time.padStart(time.indexOf(':') === 1 ? time.length + 1 : 0, '0')}${zone}`,
  );
  return Number.isNaN(ms)
    ? bad('시각이 아닙니다', '2026-11-20 13:30처럼 적어 주세요')
    : good(new Date(ms).toISOString());
};

/** A {@link moment} that has come: nothing is posted or confirmed on a day after `today`. */
export const pastMoment =
  (today: Yyyymmdd): Parser<string> =>
  (cell) => {
    const parsed = moment(cell);
    return parsed.ok && seoulDay(Date.parse(parsed.value)) > today
      ? bad('아직 오지 않은 날입니다', `${dayText(today)}까지의 날짜를 적어 주세요`)
      : parsed;
  };

/** spec/facts F4: any number that a listing may name, in its hyphenated form. */
export const contactPhone: Parser<string> = (cell) => {
  const number = contactNumber(cell);
  return number === null
    ? bad(
        '매물에 적을 수 없는 전화번호입니다',
        '010-1234-5678, 02-123-4567, 0507-1234-5678처럼 적어 주세요',
      )
    : good(number);
};

/** spec/facts F4: messages go to mobiles only. */
export const mobilePhone: Parser<string> = (cell) => {
  const number = contactNumber(cell);
  return number !== null && isMobilePhone(number)
    ? good(number)
    : bad('문자를 받을 수 있는 휴대폰 번호가 아닙니다', '010-1234-5678처럼 적어 주세요');
};

const LONGEST_LINK = 300;

/** Where an advertiser can be written to: a link that a person presses, never a script. */
export const chatLink: Parser<string> = (cell) =>
  cell.length <= LONGEST_LINK && isUrl(cell)
    ? good(cell)
    : bad(
        '오픈채팅방의 주소가 아닙니다',
        `https://로 시작하는 주소를 ${LONGEST_LINK}자까지 적거나 비워 주세요`,
      );

export const dongCode: Parser<string> = (cell) =>
  isDongCode(cell)
    ? good(cell)
    : bad(
        '법정동코드는 숫자 열 자리입니다',
        '1162010200처럼 적어 주세요 (지수 표기 1.16E+09라면 열을 텍스트로 바꿔 주세요)',
      );

const LATITUDES = [COUNTRY.swLat, COUNTRY.neLat] as const;
const LONGITUDES = [COUNTRY.swLng, COUNTRY.neLng] as const;

/** A coordinate of Korea, where both never lie within the same limits. */
function coordinate(own: readonly [number, number], other: readonly [number, number]) {
  const [parse, parseOther] = [decimal(...own), decimal(...other)];
  return (cell: string): ReturnType<typeof parse> => {
    const parsed = parse(cell);
    return parsed.ok || !parseOther(cell).ok
      ? parsed
      : bad('위도와 경도가 서로 바뀐 것 같습니다', '두 열의 이름이나 값을 서로 바꿔 주세요');
  };
}

export const latitude: Parser<number> = coordinate(LATITUDES, LONGITUDES);
export const longitude: Parser<number> = coordinate(LONGITUDES, LATITUDES);
