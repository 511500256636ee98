import { addDays, seoulDay, SUPPLY } from '#core';
import type { MemoryNotice } from '../../adapters/memory/notices/memory-notices';
import {
  daysFrom,
  DONGJAK,
  home,
  income,
  NO_HOME,
  plainNotice,
  SEOUL,
  TEN,
  won,
  young,
} from './memory-notice-parts';

/** Support in money: one that is open, one to come, one of a district. */
export function memoryMoneyNotices(now: number): readonly MemoryNotice[] {
  const [today, day] = [seoulDay(now), daysFrom(now)];
  return [
    plainNotice(now, {
      id: '105',
      organisation: '서울시',
      title: '청년 월세 지원 하반기 신청 (예시)',
      supplyTypeCode: SUPPLY.MONEY,
      announcedOn: addDays(today, -10),
      from: day(-5, TEN),
      until: day(3),
      areas: [SEOUL],
      summary: '월 20만 원까지 최장 12개월 동안 월세를 지원해요.',
      conditions: {
        on: null,
        ranks: [
          {
            name: null,
            conditions: [
              young(19, 39),
              { kind: 'residence', areas: [SEOUL.code], names: [SEOUL.name], orWork: false },
              NO_HOME,
              {
                kind: 'income',
                whose: 'HOUSEHOLD',
                limits: [3_846_357, 6_298_938, 8_038_554, 9_742_107],
                further: null,
              },
              { kind: 'unread', text: '보증금 8,000만 원, 월세 60만 원 이하인 집의 임차인' },
            ],
          },
        ],
      },
      units: [home({ name: '월세 지원', monthly: won(200_000), months: 12, count: 5_000 })],
      schedule: [
        { kind: 'WINNERS', name: '지원 대상자 발표', from: day(30), to: null, note: null },
        { kind: 'OTHER', name: '첫 지급', from: day(45), to: null, note: '신청한 달부터 쳐요' },
      ],
      documents: [
        { name: '임대차계약서', note: '확정일자 포함', issuer: null, link: null },
        { name: '월세 이체 내역', note: '최근 3개월', issuer: '거래 은행', link: null },
      ],
      contact: { tel: '02-0000-0105', hours: null },
    }),
    plainNotice(now, {
      id: '106',
      organisation: '서울시',
      title: '청년 이사비·중개보수 지원 2차 (예시)',
      supplyTypeCode: SUPPLY.MONEY,
      announcedOn: today,
      from: day(6, TEN),
      until: day(16, 18 * 60),
      areas: [SEOUL],
      conditions: {
        on: null,
        ranks: [{ name: null, conditions: [young(19, 39), income('SELF', 100)] }],
      },
      units: [
        home({
          name: '이사비·중개보수',
          detail: '실제로 쓴 돈까지',
          deposit: won(0, 400_000),
          count: 2_000,
        }),
      ],
    }),
    plainNotice(now, {
      id: '107',
      organisation: '동작구',
      title: '청년 전월세 보증금 이자 지원 (예시)',
      supplyTypeCode: SUPPLY.MONEY,
      until: day(25),
      areas: [DONGJAK],
      conditions: {
        on: null,
        ranks: [
          {
            name: null,
            conditions: [
              young(19, 39),
              {
                kind: 'residence',
                areas: [DONGJAK.code],
                names: [DONGJAK.name],
                orWork: true,
              },
              { kind: 'home', whose: 'HOUSEHOLD' },
            ],
          },
        ],
      },
      units: [
        home({
          name: '이자 지원',
          detail: '대출 잔액의 연 2%까지',
          deposit: won(0, 2_000_000),
          count: 80,
        }),
      ],
    }),
  ];
}
