import { addDays, dayTimeText, seoulDay, SUPPLY } from '#core';
import type { MemoryNotice } from '../../adapters/memory/notices/memory-notices';
import { memoryHomeNotices } from './memory-home-notices';
import { memoryMoneyNotices } from './memory-money-notices';
import {
  assets,
  CAR,
  daysFrom,
  DOCUMENTS,
  DONGJAK,
  FIVE,
  GEUMCHEON,
  GWANAK,
  home,
  income,
  NO_HOME,
  plainNotice,
  TEN,
  WELFARE,
  won,
  young,
} from './memory-notice-parts';
import { memoryOtherNotices } from './memory-other-notices';

/** Invented notices around today, of every kind and state. */
export const memoryNotices = (now: number): readonly MemoryNotice[] => [
  purchased(now),
  ...memoryHomeNotices(now),
  ...memoryMoneyNotices(now),
  ...memoryOtherNotices(now),
];

/** Everything that a notice can say: three ranks, homes with their rents, a correction. */
function purchased(now: number): MemoryNotice {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  const text = (days: number) => dayTimeText(day(days, FIVE), today);
  const rented = {
    detail: '원룸 · 승강기',
    exchange: { ...won(2_000_000, 12_000_000), ratePercent: 6 },
  };
  return plainNotice(now, {
    id: '101',
    organisation: 'LH',
    office: 'LH 서울지역본부',
    title: '관악 청년 매입임대주택 예비입주자 모집 (예시)',
    supplyTypeCode: SUPPLY.PURCHASED,
    announcedOn: addDays(today, -8),
    from: day(-3, TEN),
    until: day(5, FIVE),
    areas: [GWANAK, DONGJAK, GEUMCHEON],
    summary: '시세의 40~50%로 최장 10년 살 수 있는 청년 매입임대주택이에요.',
    conditions: {
      on: addDays(today, -8),
      ranks: [
        { name: '1순위', conditions: [young(19, 39), NO_HOME, WELFARE] },
        {
          name: '2순위',
          conditions: [
            young(19, 39),
            NO_HOME,
            income('FAMILY', 100),
            assets('FAMILY', 345_000_000),
            CAR,
          ],
        },
        {
          name: '3순위',
          conditions: [
            young(19, 39),
            NO_HOME,
            income('SELF', 100),
            assets('SELF', 251_000_000),
            CAR,
          ],
        },
      ],
    },
    units: [
      home({
        ...rented,
        name: '봉천동 은천길',
        rank: '1순위',
        area: 24.5,
        deposit: won(1_000_000),
        monthly: won(184_300),
        count: 8,
      }),
      home({
        ...rented,
        name: '봉천동 은천길',
        rank: '2·3순위',
        area: 24.5,
        deposit: won(2_000_000),
        monthly: won(213_900, 246_100),
        count: 12,
      }),
      home({
        ...rented,
        name: '상도동 양녕로',
        rank: '2·3순위',
        area: 19.8,
        deposit: won(2_000_000),
        monthly: won(201_700),
        count: 4,
      }),
    ],
    schedule: [
      {
        kind: 'SHORTLIST',
        name: null,
        from: day(12, FIVE),
        to: null,
        note: '문자로도 알려 드려요',
      },
      { kind: 'DOCUMENTS', name: null, from: day(13), to: day(16), note: '온라인 제출' },
      { kind: 'WINNERS', name: null, from: day(60, FIVE), to: null, note: null },
      { kind: 'CONTRACT', name: null, from: day(67), to: day(70), note: null },
      { kind: 'MOVE_IN', name: null, from: day(98), to: null, note: '계약한 뒤 60일 안' },
    ],
    documents: DOCUMENTS,
    attachments: [
      {
        name: '(정정) 입주자 모집 공고문.pdf',
        link: 'https://example.com/notices/101.pdf',
        bytes: 1_258_291,
      },
      { name: '주택 목록.xlsx', link: 'https://example.com/notices/101.xlsx', bytes: 48_120 },
    ],
    contact: { tel: '02-0000-0101', hours: '평일 9:00~18:00' },
    corrections: [
      {
        number: 2,
        on: addDays(today, -2),
        changes: [
          { field: 'UNTIL', before: text(3), after: text(5) },
          { field: 'COUNT', before: '21호', after: '24호' },
        ],
      },
      {
        number: 1,
        on: addDays(today, -5),
        changes: [{ field: 'DOCUMENTS', before: null, after: '자산 보유 사실확인서' }],
      },
    ],
  });
}
