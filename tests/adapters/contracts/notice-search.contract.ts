import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  AppError,
  closesWithin,
  compareNotices,
  EMPTY_NOTICE_FILTER,
  holdsWords,
  LONGEST_SEARCH,
  matchesNoticeFilter,
  MOST_NOTICES_BY_ID,
  NOTICE_SORT,
  NOTICE_STATUS,
  noticeSearchText,
  SUPPLY,
  type NoticeContent,
  type NoticeFilter,
  type NoticeListQuery,
  type NoticeSearch,
  type NoticeSummary,
} from '#core';
import {
  contentOf,
  notice,
  NOTICE_NOW,
  NOTICE_TODAY,
  noticeContent,
  noticeDay,
  NOTICES,
  summaryOf,
} from '../../support/notices';

/** A way to search the notices that it was given, at {@link NOTICE_NOW}. */
export interface OpenedNotices {
  readonly search: NoticeSearch;
  /** The ids under which the notices are kept, in the order in which they were given. */
  readonly ids: readonly string[];
  close(): Promise<void>;
}

const FIVE = 17 * 60;
/** Many that stand at the same place of every order. */
const ALIKE = Array.from({ length: 12 }, (_, index) =>
  noticeContent({ title: `같은 날 마감하는 공고 ${index}`, until: noticeDay(5, FIVE) }),
);
/** Of what is weighed a page of the API has 1,000. */
const MORE_THAN_TWO_PAGES = 2005;
const CITY = { code: '4113500000', name: '경기 성남시 분당구' };
export const CONTENTS: readonly NoticeContent[] = [
  ...NOTICES.map(contentOf),
  ...ALIKE,
  noticeContent({ organisation: 'LH, SH 공동', areas: [CITY], from: null, until: noticeDay(0) }),
  noticeContent({ organisation: 'a&b=c %', areas: [], from: noticeDay(1), until: null }),
];

const asking = (part: Partial<NoticeFilter>): NoticeFilter => ({ ...EMPTY_NOTICE_FILTER, ...part });
const ask = (part: Partial<NoticeListQuery> = {}): NoticeListQuery => ({
  filter: EMPTY_NOTICE_FILTER,
  sort: NOTICE_SORT.closing,
  limit: 100,
  cursor: null,
  ...part,
});

const FILTERS: readonly [string, NoticeFilter][] = [
  ['a kind', asking({ supplies: [SUPPLY.HAPPY] })],
  ['two kinds', asking({ supplies: [SUPPLY.MONEY, SUPPLY.PURCHASED] })],
  ['open ones', asking({ statuses: ['OPEN'] })],
  ['those to come and those over', asking({ statuses: ['SCHEDULED', 'EXPIRE'] })],
  ['an organisation', asking({ organisations: ['서울시'] })],
  ['organisations with a comma and signs', asking({ organisations: ['LH, SH 공동', 'a&b=c %'] })],
  ['a 시·도', asking({ areas: ['1100000000'] })],
  ['a 시·군·구', asking({ areas: ['1162000000'] })],
  ['a dong', asking({ areas: ['1162010200'] })],
  ['a city with districts', asking({ areas: ['4111000000'] })],
  ['a district of one', asking({ areas: ['4111700000'] })],
  ['two areas', asking({ areas: ['2635000000', '4374500000'] })],
  ['the whole country', asking({ areas: ['0000000000'] })],
  [
    'all at once',
    asking({ areas: ['1162010100'], supplies: [SUPPLY.PURCHASED], statuses: ['OPEN'] }),
  ],
];

const HELD = [
  ...'월세|매입|청년|월|청년월세|청년 월세|관악구|LH|ㅁㅇㅇㄷ|ㅊㄴ ㅇㅅ||  |%|없는말'.split('|'),
  '가 '.repeat(LONGEST_SEARCH / 2),
  '영통'.normalize('NFD'),
];

/** What every {@link NoticeSearch} promises. */
export function noticeSearchContract(
  name: string,
  open: (contents: readonly NoticeContent[]) => Promise<OpenedNotices>,
): void {
  describe(`NoticeSearch: ${name}`, () => {
    let opened: OpenedNotices;
    let search: NoticeSearch;
    let rows: readonly NoticeSummary[];
    beforeAll(async () => {
      opened = await open(CONTENTS);
      ({ search } = opened);
      rows = CONTENTS.map((content, index) =>
        summaryOf(notice({ ...content, id: opened.ids[index] ?? '' }), NOTICE_NOW),
      );
    });
    afterAll(() => opened.close());

    const expected = ({ filter, sort }: NoticeListQuery) =>
      rows.filter((row) => matchesNoticeFilter(row, filter)).sort(compareNotices(sort));
    /** Those that hold words, by what is searched of them. */
    const holding = (q: string, part: Partial<NoticeListQuery> = {}) => {
      const held = new Set(
        CONTENTS.flatMap((content, at) =>
          holdsWords(noticeSearchText(content), q) ? [opened.ids[at]] : [],
        ),
      );
      return expected(ask(part)).filter(({ id }) => held.has(id));
    };
    const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
    const titlesFor = async (area: string) =>
      (await search.list(ask({ filter: asking({ areas: [area] }) }))).items.map(
        ({ title }) => title,
      );

    test.each(Object.values(NOTICE_SORT))('%s: rows in the order of the core', async (sort) => {
      const page = await search.list(ask({ sort }));
      expect(page.items).toEqual(expected(ask({ sort })));
      expect(page).toMatchObject({ total: CONTENTS.length, next: null });
    });

    test.each(Object.values(NOTICE_SORT))('%s: pages lose and repeat nothing', async (sort) => {
      const found: NoticeSummary[] = [];
      let cursor: string | null = null;
      do {
        const page = await search.list(ask({ sort, limit: 5, cursor }));
        expect(page.total).toBe(CONTENTS.length);
        expect(page.items.length).toBeLessThanOrEqual(5);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      expect(idsOf(found)).toEqual(idsOf(expected(ask({ sort }))));
    });

    test.each(FILTERS)('finds %s', async (_, filter) => {
      const { items, total } = await search.list(ask({ filter }));
      expect(items).not.toEqual([]);
      expect(items.length).toBeLessThanOrEqual(total);
      expect(idsOf(items)).toEqual(idsOf(expected(ask({ filter }))));
      expect(total).toBe(items.length);
    });

    test.each(HELD)('finds those that hold %j', async (q) => {
      for (const part of [
        {},
        { sort: NOTICE_SORT.newest, filter: asking({ statuses: ['OPEN'] }) },
      ]) {
        const { items, total } = await search.list(ask({ q, ...part }));
        expect(idsOf(items)).toEqual(idsOf(holding(q, part)));
        expect(total).toBe(items.length);
      }
    });

    test('words find something, and not everything', () => {
      for (const q of ['월세', '청년', '월', 'ㅊㄴ'])
        expect([0, CONTENTS.length]).not.toContain(holding(q).length);
      expect(holding(' ')).toHaveLength(CONTENTS.length);
      expect(holding('%')).toEqual([]);
    });

    test('pages of what holds words lose and repeat nothing, and go on with these words', async () => {
      const found: NoticeSummary[] = [];
      let cursor: string | null = null;
      do {
        const page = await search.list(ask({ q: '공고', limit: 5, cursor }));
        expect(page.total).toBe(holding('공고').length);
        found.push(...page.items);
        if (page.next !== null)
          for (const q of ['월세', undefined])
            await expect(
              search.list(ask({ q, limit: 5, cursor: page.next })),
            ).rejects.toMatchObject({ kind: 'refused', field: 'cursor' });
        cursor = page.next;
      } while (cursor !== null);
      expect(idsOf(found)).toEqual(idsOf(holding('공고')));
      expect(found.length).toBeGreaterThan(5);
    });

    test('words that are too long are refused by name', async () => {
      const asked = search.list(ask({ q: '가'.repeat(LONGEST_SEARCH + 1) }));
      await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'q' });
    });

    test.each([
      ['today', { from: NOTICE_TODAY, to: NOTICE_TODAY }],
      ['from tomorrow on', { from: addDays(NOTICE_TODAY, 1), to: null }],
      ['until today', { from: null, to: NOTICE_TODAY }],
      ['within a week', { from: NOTICE_TODAY, to: addDays(NOTICE_TODAY, 7) }],
      ['on any day', { from: null, to: null }],
    ])('finds what closes %s, page by page', async (_, closes) => {
      const query = ask({ closes, limit: 4 });
      const found: string[] = [];
      const meant = expected(query).filter(({ until }) => closesWithin(until, closes));
      expect(meant).not.toEqual([]);
      let cursor: string | null = null;
      do {
        const page = await search.list({ ...query, cursor });
        expect(page.total).toBe(meant.length);
        found.push(...idsOf(page.items));
        cursor = page.next;
      } while (cursor !== null);
      expect(found).toEqual(idsOf(meant));
    });

    test('an area concerns what is for a larger one, and what is for a part of it', async () => {
      const [bongcheon, gwanak] = [
        '역세권 청년안심주택 봉천',
        '2026년 4차 청년 매입임대주택 입주자 모집',
      ];
      const [seoul, country, busan] = [
        '청년 월세 지원 2차',
        '전세임대 상시 모집',
        '영구임대 예비입주자 모집',
      ];
      const inBongcheon = await titlesFor('1162010100');
      expect(inBongcheon).toEqual(expect.arrayContaining([bongcheon, gwanak, seoul, country]));
      expect(inBongcheon).not.toContain(busan);
      const inSillim = await titlesFor('1162010200');
      expect(inSillim).toEqual(expect.arrayContaining([gwanak, seoul, country]));
      expect(inSillim).not.toContain(bongcheon);
      expect(await titlesFor('1100000000')).toEqual(expect.arrayContaining([bongcheon, gwanak]));
      // 증평군 shares four digits with 영동군, and is none of its parts.
      expect(await titlesFor('4374000000')).toEqual([country]);
      expect(await titlesFor('4374500000')).toEqual(
        expect.arrayContaining(['공공지원민간임대 증평']),
      );
      // A city and its districts, both ways.
      for (const code of ['4111000000', '4111700000'])
        expect(await titlesFor(code)).toEqual(
          expect.arrayContaining(['통합공공임대 영통 1단지', '국민임대 예비입주자 모집']),
        );
    });

    test('what nothing matches is an empty page, and counts nothing', async () => {
      const filter = asking({ organisations: ['없는 기관'] });
      expect(await search.list(ask({ filter }))).toMatchObject({ items: [], next: null, total: 0 });
      const tally = await search.tally(filter);
      expect(tally.total).toBe(0);
      for (const { count } of [...tally.supplies, ...tally.statuses, ...tally.areas])
        expect(count).toBe(0);
    });

    test.each([
      ['nothing', EMPTY_NOTICE_FILTER],
      [
        'some of each',
        asking({ areas: ['1100000000'], statuses: ['OPEN'], supplies: [SUPPLY.PURCHASED] }),
      ],
    ])('asked %s, it counts what lists show', async (_, filter) => {
      const totalOf = async (part: Partial<NoticeFilter>) =>
        (await search.list(ask({ filter: { ...filter, ...part }, limit: 1 }))).total;
      const tally = await search.tally(filter);
      expect(tally.total).toBe(await totalOf({}));
      expect(tally.supplies.map(({ code }) => code)).toEqual(Object.values(SUPPLY));
      expect(tally.statuses.map(({ code }) => code)).toEqual(Object.values(NOTICE_STATUS));
      for (const { code, count } of tally.supplies)
        expect([code, count]).toEqual([code, await totalOf({ supplies: [code] })]);
      for (const { code, count } of tally.statuses)
        expect([code, count]).toEqual([code, await totalOf({ statuses: [code] })]);
      for (const { name: one, count } of tally.organisations)
        expect([one, count]).toEqual([one, await totalOf({ organisations: [one] })]);
      for (const { code, count } of tally.areas)
        expect([code, count]).toEqual([code, await totalOf({ areas: [code] })]);
    });

    test('an area that is asked for has its name also where there is none of the rest', async () => {
      const none = { organisations: ['없는 기관'] };
      const { areas } = await search.tally(
        asking({ ...none, areas: ['4374500000', '4300000000'] }),
      );
      expect(areas).toEqual([
        { code: '4300000000', name: '충북', count: 0 },
        { code: '4374500000', name: '충북 증평군', count: 0 },
      ]);
      expect((await search.tally(asking(none))).areas).toEqual([]);
    });

    test('it tells organisations by how many they have, and areas by their codes', async () => {
      const { organisations, areas } = await search.tally(EMPTY_NOTICE_FILTER);
      const counts = organisations.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(organisations.map(({ name: one }) => one)).toContain('LH, SH 공동');
      const codes = areas.map(({ code }) => code);
      expect(codes).toEqual([...codes].sort());
      expect(areas).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ code: '1100000000', name: '서울' }),
          expect.objectContaining({ code: '1162000000', name: '서울 관악구' }),
          expect.objectContaining({ code: '4111700000', name: '경기 수원시 영통구' }),
        ]),
      );
      expect(codes).toContain('1162010100');
      expect(codes).not.toContain('0000000000');
    });

    test('one is whole, whatever its state; what nobody knows is null', async () => {
      for (const [index, content] of CONTENTS.entries()) {
        const id = opened.ids[index] ?? '';
        const found = (await search.one(id)) ?? expect.fail('nothing is found');
        const { isSaidOver: _, ...said } = content;
        expect(found).toMatchObject({ ...said, ...rows[index], corrections: [], goneOn: null });
        expect(new Date(found.checkedAt).toString()).not.toBe('Invalid Date');
      }
      for (const id of ['999999', '없는 공고', 'a/b', '%', '..', ''])
        expect(await search.one(id)).toBeNull();
    });

    test('some stand in the order asked for, each once; unknown ones are left out', async () => {
      const [a = '', b = '', c = ''] = opened.ids;
      const found = await search.some([c, '999999', a, '없는 공고', a, '', b, 'x,y']);
      expect(found).toEqual([rows[2], rows[0], rows[1]]);
      expect(await search.some([])).toEqual([]);
      expect(await search.some(['999999', '%'])).toEqual([]);
      const unknown = Array.from({ length: MOST_NOTICES_BY_ID - 1 }, (_, at) => `90000${at}`);
      expect(idsOf(await search.some([...unknown, a, b]))).toEqual([a]);
    });

    test('a cursor that this question never gave is refused by name', async () => {
      const { next } = await search.list(ask({ limit: 5 }));
      const given = next ?? expect.fail('there is one page only');
      const refused = [
        ask({ cursor: 'never-given' }),
        ask({ cursor: `${given}0` }),
        ask({ cursor: given.slice(1) }),
        ask({ cursor: given, sort: NOTICE_SORT.newest }),
        ask({ cursor: given, filter: asking({ statuses: ['OPEN'] }) }),
        ask({ cursor: given, closes: { from: NOTICE_TODAY, to: null } }),
      ];
      for (const query of refused) {
        const asked = search.list(query);
        await expect(asked).rejects.toBeInstanceOf(AppError);
        await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'cursor' });
      }
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = new AbortController();
      const asked = search.list(ask(), cancel.signal);
      cancel.abort();
      for (const one of [
        asked,
        search.list(ask(), cancel.signal),
        search.tally(EMPTY_NOTICE_FILTER, cancel.signal),
        search.weighed(cancel.signal),
        search.one(opened.ids[0] ?? '', cancel.signal),
        search.some(opened.ids.slice(0, 2), cancel.signal),
      ])
        await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    });

    test('weighed are the rows of all that are not over', async () => {
      const filter = asking({ statuses: ['OPEN', 'SCHEDULED'] });
      const weighed = await search.weighed();
      expect([...weighed].sort(compareNotices('closing'))).toEqual(expected(ask({ filter })));
    });

    test('however many there are, all of them are weighed', async () => {
      const many = Array.from({ length: MORE_THAN_TWO_PAGES }, (_, at) =>
        noticeContent({ title: `공고 ${at}`, until: noticeDay(at % 400, FIVE) }),
      );
      const other = await open(many);
      const found = await other.search.weighed();
      await other.close();
      expect(found.map(({ title }) => title).sort()).toEqual(many.map(({ title }) => title).sort());
    });
  });
}
