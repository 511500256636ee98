import { addDays, dayTimeText, seoulDay, SUPPLY } from '#core';
import type { MemoryNotice } from '../../adapters/memory/notices/memory-notices';
import {
  assets,
  BUSAN,
  CAR,
  COUNTRY,
  daysFrom,
  DOCUMENTS,
  DONGJAK,
  FIVE,
  GWANAK,
  home,
  income,
  NO_HOME,
  plainNotice,
  SUWON,
  TEN,
  WELFARE,
  won,
  young,
} from './memory-notice-parts';

/** Notices to come, without an end, over. */
export const memoryOtherNotices = (now: number): readonly MemoryNotice[] => [
  ...toCome(now),
  ...withoutEnd(now),
  ...over(now),
];

function toCome(now: number): readonly MemoryNotice[] {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  return [
    plainNotice(now, {
      id: '108',
      organisation: 'LH',
      office: 'LH 경기남부지역본부',
      title: '수원 광교 국민임대 예비입주자 모집 (예시)',
      supplyTypeCode: SUPPLY.NATIONAL,
      announcedOn: addDays(today, -1),
      from: day(10, TEN),
      until: day(14, FIVE),
      areas: [SUWON],
      conditions: {
        on: addDays(today, -1),
        ranks: [
          {
            name: null,
            conditions: [
              { kind: 'home', whose: 'HOUSEHOLD' },
              income('HOUSEHOLD', 70),
              assets('HOUSEHOLD', 345_000_000),
              CAR,
            ],
          },
        ],
      },
      units: [
        home({
          name: '36형',
          area: 36.2,
          deposit: won(21_300_000),
          monthly: won(168_000),
          count: 60,
        }),
        home({
          name: '46형',
          area: 46.8,
          deposit: won(32_500_000),
          monthly: won(223_000),
          count: 40,
        }),
      ],
      documents: DOCUMENTS,
    }),
    plainNotice(now, {
      id: '109',
      organisation: 'LH',
      title: '통합공공임대 증평 1단지 입주자 모집 (예시)',
      supplyTypeCode: SUPPLY.INTEGRATED,
      announcedOn: addDays(today, -3),
      from: day(2),
      until: day(9, FIVE),
      areas: [{ code: '4374500000', name: '충북 증평군' }],
      units: [
        home({
          name: '26형',
          area: 26.9,
          deposit: won(9_800_000),
          monthly: won(96_000),
          count: 120,
        }),
      ],
    }),
    plainNotice(now, {
      id: '110',
      organisation: '부산도시공사',
      title: '부산 영구임대 예비입주자 모집 (예시)',
      supplyTypeCode: SUPPLY.PERMANENT,
      from: day(20, TEN),
      until: day(27, FIVE),
      areas: [BUSAN, { code: '2635000000', name: '부산 해운대구' }],
      conditions: {
        on: null,
        ranks: [
          { name: '1순위', conditions: [{ kind: 'home', whose: 'HOUSEHOLD' }, WELFARE] },
          {
            name: '2순위',
            conditions: [{ kind: 'home', whose: 'HOUSEHOLD' }, income('HOUSEHOLD', 50)],
          },
        ],
      },
      units: [
        home({
          name: '26형',
          area: 26.3,
          deposit: won(2_300_000),
          monthly: won(47_000),
          count: 150,
        }),
      ],
    }),
  ];
}

/** Open for as long as there are homes; and one of which hardly anything is known. */
function withoutEnd(now: number): readonly MemoryNotice[] {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  return [
    plainNotice(now, {
      id: '111',
      organisation: 'LH',
      title: '청년 전세임대 상시 모집 (예시)',
      supplyTypeCode: SUPPLY.JEONSE,
      announcedOn: addDays(today, -200),
      areas: [COUNTRY],
      summary: '살고 싶은 집을 직접 찾으면 LH가 전세 계약을 맺어 다시 빌려드려요.',
      conditions: {
        on: null,
        ranks: [
          { name: '1순위', conditions: [young(19, 39), NO_HOME, WELFARE] },
          { name: '2순위', conditions: [young(19, 39), NO_HOME, income('FAMILY', 100)] },
        ],
      },
      units: [
        home({
          name: '수도권',
          detail: '지원 한도 1억 2천만 원',
          deposit: won(1_000_000, 2_000_000),
        }),
      ],
      corrections: [
        {
          number: 1,
          on: addDays(today, -40),
          changes: [
            { field: 'SCHEDULE', before: null, after: '매달 말일에 결과를 알려 드려요' },
            { field: 'OTHER', before: null, after: null },
          ],
        },
      ],
    }),
    plainNotice(now, {
      id: '112',
      organisation: '관악구',
      title: '청년 주거 상담 (예시)',
      supplyTypeCode: SUPPLY.OTHER,
      until: day(45),
      areas: [GWANAK],
      link: null,
    }),
  ];
}

function over(now: number): readonly MemoryNotice[] {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  return [
    plainNotice(now, {
      id: '113',
      organisation: '한국사회주택협회',
      title: '사회주택 함께 사는 집 입주자 모집 (예시)',
      supplyTypeCode: SUPPLY.SOCIAL,
      from: day(-6),
      until: day(20),
      areas: [{ code: '1144000000', name: '서울 마포구' }],
      summary: '방이 모두 나가서 일찍 마감했어요.',
      isSaidOver: true,
      units: [
        home({
          name: '1인실',
          area: 12.4,
          deposit: won(5_000_000),
          monthly: won(380_000),
          count: 6,
        }),
      ],
      corrections: [
        {
          number: 1,
          on: addDays(today, -1),
          changes: [{ field: 'STATUS', before: '접수 중', after: '접수 마감' }],
        },
      ],
    }),
    plainNotice(now, {
      id: '114',
      organisation: 'SH',
      title: '공공지원민간임대 잔여 세대 모집 (예시)',
      supplyTypeCode: SUPPLY.PRIVATE,
      announcedOn: addDays(today, -40),
      from: day(-30),
      until: day(-9, FIVE),
      areas: [{ code: '1147000000', name: '서울 양천구' }],
      conditions: {
        on: null,
        ranks: [{ name: null, conditions: [young(19, 39), income('SELF', 120)] }],
      },
      units: [
        home({
          name: '29형',
          area: 29.6,
          deposit: won(78_000_000),
          monthly: won(410_000),
          count: 18,
        }),
      ],
      schedule: [{ kind: 'WINNERS', name: null, from: day(4), to: null, note: null }],
    }),
    plainNotice(now, {
      id: '115',
      organisation: 'LH',
      title: '대방 행복주택 대학생 예비입주자 모집 (예시)',
      supplyTypeCode: SUPPLY.HAPPY,
      announcedOn: addDays(today, -80),
      from: day(-70),
      until: day(-60, FIVE),
      areas: [DONGJAK],
      summary: `${dayTimeText(day(-60, FIVE), today)}에 접수를 마쳤어요.`,
      source: 'PUBLIC',
      goneOn: addDays(today, -20),
    }),
  ];
}
