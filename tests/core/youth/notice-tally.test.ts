import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EMPTY_NOTICE_FILTER,
  matchesNoticeFilter,
  NOTICE_STATUS,
  SUPPLY_CODES,
  tallyNotices,
  type NoticeFilter,
} from '#core';
import { noticeSummary, NOTICES } from '../../support/notices';

const counted = (rows: readonly { readonly count: number }[]) =>
  rows.filter(({ count }) => count > 0);

it('counts all there are, in the order of codes, the most frequent organisation first', () => {
  const { total, supplies, statuses, organisations, areas } = tallyNotices(
    NOTICES,
    EMPTY_NOTICE_FILTER,
  );
  expect(total).toBe(12);
  expect(supplies.map(({ code }) => code)).toEqual(SUPPLY_CODES);
  expect(supplies.every(({ count }) => count === 1)).toBe(true);
  expect(statuses).toEqual([
    { code: 'SCHEDULED', count: 2 },
    { code: 'OPEN', count: 7 },
    { code: 'EXPIRE', count: 3 },
  ]);
  expect(organisations).toEqual([
    { name: 'LH', count: 4 },
    { name: '서울시', count: 2 },
    { name: 'GH', count: 1 },
    { name: 'SH', count: 1 },
    { name: '관악구', count: 1 },
    { name: '부산도시공사', count: 1 },
    { name: '한국사학진흥재단', count: 1 },
    { name: '한국사회주택협회', count: 1 },
  ]);
  // One is for the whole country, and two are for all of 서울.
  expect(areas.map(({ code, name, count }) => `${code} ${name} ${count}`)).toEqual([
    '1100000000 서울 7',
    '1154500000 서울 금천구 4',
    '1159000000 서울 동작구 4',
    '1162000000 서울 관악구 7',
    '1162010100 서울 관악구 봉천동 6',
    '1162010200 서울 관악구 신림동 6',
    '2600000000 부산 2',
    '2635000000 부산 해운대구 2',
    '3600000000 세종 2',
    '4100000000 경기 3',
    '4111000000 경기 수원시 3',
    '4111700000 경기 수원시 영통구 3',
    '4300000000 충북 2',
    '4374500000 충북 증평군 2',
  ]);
});

it('takes the names of areas from what lies in them where nothing else names them', () => {
  const [dong, ri] = [
    { code: '4183025021', name: '경기 양평군 서종면 문호리' },
    { code: '1162010200', name: '서울 관악구 신림동' },
  ];
  const { areas } = tallyNotices([noticeSummary({ areas: [dong, ri] })], EMPTY_NOTICE_FILTER);
  expect(areas.map(({ code, name }) => [code, name])).toEqual([
    ['1100000000', '서울'],
    ['1162000000', '서울 관악구'],
    ['1162010200', '서울 관악구 신림동'],
    ['4100000000', '경기'],
    ['4183000000', '경기 양평군'],
    ['4183025021', '경기 양평군 서종면 문호리'],
  ]);
});

it('lists 세종 once, whichever of its codes a notice names', () => {
  const named = [
    [{ code: '3611000000', name: '세종 세종시' }],
    [{ code: '3600000000', name: '세종' }],
    [{ code: '3611010100', name: '세종 반곡동' }],
    [{ code: '3611025021', name: '세종 조치원읍 원리' }],
  ];
  const { areas } = tallyNotices(
    named.map((one) => noticeSummary({ areas: one })),
    EMPTY_NOTICE_FILTER,
  );
  expect(areas).toEqual([
    { code: '3600000000', name: '세종', count: 4 },
    { code: '3611010100', name: '세종 반곡동', count: 3 },
    { code: '3611025021', name: '세종 조치원읍 원리', count: 3 },
  ]);
});

it('names an area that is asked for also where nothing else that is asked is there', () => {
  const areas = ['4374500000', '2600000000', '3611000000', '5000000000'];
  const none = { ...EMPTY_NOTICE_FILTER, organisations: ['없는 기관'] };
  expect(tallyNotices(NOTICES, { ...none, areas }).areas).toEqual([
    { code: '2600000000', name: '부산', count: 0 },
    { code: '3600000000', name: '세종', count: 0 },
    { code: '4374500000', name: '충북 증평군', count: 0 },
  ]);
  expect(tallyNotices(NOTICES, none).areas).toEqual([]);
});

it('has nothing to count in nothing', () => {
  const { total, supplies, statuses, organisations, areas } = tallyNotices([], EMPTY_NOTICE_FILTER);
  expect([total, counted(supplies), counted(statuses), organisations, areas]).toEqual([
    0,
    [],
    [],
    [],
    [],
  ]);
});

const filters: fc.Arbitrary<NoticeFilter> = fc.record({
  areas: fc.subarray(['1100000000', '1162010200', '4111000000', '0000000000', '5000000000']),
  supplies: fc.subarray([...SUPPLY_CODES]),
  statuses: fc.subarray(Object.values(NOTICE_STATUS)),
  organisations: fc.subarray(['LH', 'SH', '서울시', 'XH']),
});

it('counts of every kind what a list shows that asks for it in place of its own list', () => {
  const passing = (filter: NoticeFilter) =>
    NOTICES.filter((notice) => matchesNoticeFilter(notice, filter)).length;
  fc.assert(
    fc.property(filters, (filter) => {
      const tally = tallyNotices(NOTICES, filter);
      expect(tally.total).toBe(passing(filter));
      for (const { code, count } of tally.supplies)
        expect(count).toBe(passing({ ...filter, supplies: [code] }));
      for (const { code, count } of tally.statuses)
        expect(count).toBe(passing({ ...filter, statuses: [code] }));
      for (const { name, count } of tally.organisations)
        expect(count).toBe(passing({ ...filter, organisations: [name] }));
      for (const { code, count } of tally.areas)
        expect(count).toBe(passing({ ...filter, areas: [code] }));
    }),
  );
});

it('does not ask in which order the notices come', () => {
  fc.assert(
    fc.property(
      filters,
      fc.shuffledSubarray([...NOTICES], { minLength: 12 }),
      (filter, shuffled) => {
        expect(tallyNotices(shuffled, filter)).toEqual(tallyNotices(NOTICES, filter));
      },
    ),
  );
});
