import { addDays, GROUP, MARRIAGE, OCCUPATION, seoulDay, SUPPLY } from '#core';
import type { MemoryNotice } from '../../adapters/memory/notices/memory-notices';
import {
  assets,
  CAR,
  daysFrom,
  DOCUMENTS,
  FIVE,
  home,
  income,
  NO_HOME,
  plainNotice,
  SEOUL,
  TEN,
  won,
  young,
} from './memory-notice-parts';

/** Homes that take applications now. */
export const memoryHomeNotices = (now: number): readonly MemoryNotice[] => [
  happy(now),
  youthSafe(now),
  dormitory(now),
];

/** Closes today at 18:00, in groups of people. */
function happy(now: number): MemoryNotice {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  const rules = [NO_HOME, CAR];
  return plainNotice(now, {
    id: '102',
    organisation: 'SH',
    office: '서울주택도시공사 남부센터',
    title: '서울 남부권 행복주택 예비입주자 모집 (예시)',
    supplyTypeCode: SUPPLY.HAPPY,
    announcedOn: addDays(today, -14),
    from: day(-6, TEN),
    until: day(0, 18 * 60),
    areas: [SEOUL],
    summary: '대학생, 청년, 신혼부부가 시세의 60~80%로 살 수 있어요.',
    conditions: {
      on: addDays(today, -14),
      ranks: [
        {
          name: '대학생 계층',
          conditions: [
            { kind: 'occupation', anyOf: [OCCUPATION.STUDENT, OCCUPATION.JOB_SEEKER] },
            { kind: 'marriage', anyOf: [MARRIAGE.SINGLE] },
            NO_HOME,
            income('FAMILY', 100),
            assets('SELF', 108_000_000),
            { kind: 'car', limit: 0 },
          ],
        },
        {
          name: '청년 계층',
          conditions: [
            young(19, 39),
            { kind: 'marriage', anyOf: [MARRIAGE.SINGLE] },
            ...rules,
            income('SELF', 100),
            assets('SELF', 251_000_000),
          ],
        },
        {
          name: '신혼부부 계층',
          conditions: [
            { kind: 'marriage', anyOf: [MARRIAGE.NEWLYWED] },
            { kind: 'home', whose: 'HOUSEHOLD' },
            income('HOUSEHOLD', 100),
            assets('HOUSEHOLD', 345_000_000),
            CAR,
          ],
        },
      ],
    },
    units: [
      home({
        name: '16A형',
        detail: '대학생',
        area: 16.9,
        deposit: won(38_400_000),
        monthly: won(142_000),
        count: 30,
      }),
      home({
        name: '26B형',
        detail: '청년',
        area: 26.4,
        deposit: won(58_600_000),
        monthly: won(211_000),
        count: 45,
      }),
      home({
        name: '36형',
        detail: '신혼부부',
        area: 36.7,
        deposit: won(84_200_000),
        monthly: won(302_000),
        count: 20,
      }),
    ],
    schedule: [
      { kind: 'DOCUMENTS', name: null, from: day(9), to: day(11), note: null },
      { kind: 'WINNERS', name: null, from: day(75, FIVE), to: null, note: null },
    ],
    documents: DOCUMENTS,
    contact: { tel: '02-0000-0102', hours: '평일 9:00~18:00' },
  });
}

/** Closes tomorrow morning; asks that one lives apart. */
function youthSafe(now: number): MemoryNotice {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  return plainNotice(now, {
    id: '103',
    organisation: '서울시',
    title: '역세권 청년안심주택 공공임대 추가 모집 (예시)',
    supplyTypeCode: SUPPLY.YOUTH_SAFE,
    announcedOn: addDays(today, -4),
    from: day(-1),
    until: day(1, 11 * 60),
    areas: [{ code: '1162010100', name: '서울 관악구 봉천동' }],
    summary: '서울대입구역에서 걸어서 5분 거리의 새 건물이에요.',
    conditions: {
      on: addDays(today, -4),
      ranks: [
        {
          name: null,
          conditions: [
            young(19, 39),
            NO_HOME,
            income('SELF', 120),
            assets('SELF', 251_000_000),
            { kind: 'apart' },
          ],
        },
      ],
    },
    units: [
      home({
        name: '17형',
        detail: '빌트인 냉장고·세탁기',
        area: 17.3,
        deposit: won(45_000_000),
        monthly: won(270_000),
        count: 14,
      }),
    ],
    schedule: [{ kind: 'WINNERS', name: null, from: day(20), to: null, note: null }],
    corrections: [
      {
        number: 1,
        on: today,
        changes: [{ field: 'AMOUNTS', before: '월 29만 원', after: '월 27만 원' }],
      },
    ],
  });
}

function dormitory(now: number): MemoryNotice {
  const day = daysFrom(now);
  return plainNotice(now, {
    id: '104',
    organisation: '한국사학진흥재단',
    title: '동소문 행복기숙사 신규 입주생 모집 (예시)',
    supplyTypeCode: SUPPLY.DORMITORY,
    from: day(-2),
    until: day(12, 18 * 60),
    areas: [{ code: '1129000000', name: '서울 성북구' }],
    conditions: {
      on: null,
      ranks: [
        {
          name: '우선 선발',
          conditions: [
            { kind: 'occupation', anyOf: [OCCUPATION.STUDENT] },
            { kind: 'group', anyOf: Object.values(GROUP) },
          ],
        },
        {
          name: '일반 선발',
          conditions: [
            { kind: 'occupation', anyOf: [OCCUPATION.STUDENT] },
            { kind: 'unread', text: '서울·경기 소재 대학교의 재학생 또는 휴학생' },
          ],
        },
      ],
    },
    units: [
      home({
        name: '2인실',
        detail: '책상·침대·공용 주방',
        area: 18,
        deposit: won(150_000),
        monthly: won(339_000),
        count: 210,
      }),
    ],
    documents: [{ name: '재학증명서', note: null, issuer: '다니는 학교', link: null }],
  });
}
