import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AppError,
  foundInOrder,
  LONGEST_SEARCH,
  MOST_PLACES,
  noticeSearchText,
  noticeStatus,
  PlaceIndex,
  SEARCH_KIND,
  SUPPLY,
  type NoticeContent,
  type Place,
  type Search,
  type SearchHit,
  type SearchQuery,
} from '#core';
import { noticeContent, noticeDay, noticeUnit, NOTICE_NOW } from '../../support/notices';
import { PLACES } from '../../support/places';

/** A way to search the notices and places that it was given, at {@link NOTICE_NOW}. */
export interface OpenedSearch {
  readonly search: Search;
  /** The ids under which the notices are kept, in the order in which they were given. */
  readonly ids: readonly string[];
  close(): Promise<void>;
}

const OVER = noticeDay(-1);
const NFD = '청년 디딤돌 주택'.normalize('NFD');
const SAME_DAY = Array.from({ length: 9 }, (_, at) =>
  noticeContent({ title: `같은 날 나온 공고 ${at}` }),
);
const CONTENTS: readonly NoticeContent[] = [
  noticeContent({ title: '청년 월세 지원 하반기 신청', supplyTypeCode: SUPPLY.MONEY }),
  noticeContent({ title: '청년 월세 지원 추가 모집', until: OVER, announcedOn: '20261119' }),
  noticeContent({ title: '1인 가구 월세 지원 (4기)', organisation: '강서구' }),
  noticeContent({ title: '서울 청년 월세지원', isSaidOver: true, announcedOn: '20261101' }),
  noticeContent({ title: '행복주택 입주자 모집', organisation: 'SH', summary: '월세가 낮아요.' }),
  noticeContent({ title: 'LH 청년전세임대 1순위', announcedOn: '20261001' }),
  noticeContent({ title: '100% 무주택 _ 세대 \\ 공고', units: [noticeUnit({ name: '청년동' })] }),
  noticeContent({
    title: NFD,
    areas: [{ code: '2600000000', name: '부산' }],
    announcedOn: '20261001',
  }),
  noticeContent({ title: '', summary: null, office: null, areas: [], units: [] }),
  ...SAME_DAY,
];

/** Between bars. */
const QUESTIONS =
  `청|월|시|원|공|4|l|청년|월세|공고|LH|lh|1인|청년월세|월세지원|청년 월세|월세 지원|지원 월세|하반기|부산|관악구|강서구|매입임대|금융|청년동|원룸|은천길|월세가낮아|ㅊㄴ|ㅊ|ㅇㅅㅈㅇ|ㅊㄴㅈㅅ|ㅊㄴㅇ|ㅇㅅㅊ|ㅅㅊㄴ|ㅂㅅ|ㅄ|청년 ㅇㅅ|부산 ㅊㄴ|월세ㅈㅇ|100%|%|_|\\|'|.*|(|| |東京|없는말|년|ㄴ|구1|\u1100\u1161|${NFD}|${'가 '.repeat(50)}`.split(
    '|',
  );

/** More of one name than are told of. */
const SEARCHED_PLACES: readonly Place[] = [
  ...PLACES,
  ...Array.from({ length: MOST_PLACES + 3 }, (_, at): Place => {
    const name = `청년${'가나다라마바사아자차카타파하'.charAt(at % 14)}${at}동`;
    return {
      id: `area-${at}`,
      kind: 'area',
      name,
      detail: '',
      lat: 37,
      lng: 127,
      level: 6,
      lines: [],
    };
  }),
];

/** What every {@link Search} promises. */
export function searchContract(
  name: string,
  open: (contents: readonly NoticeContent[], places: readonly Place[]) => Promise<OpenedSearch>,
): void {
  describe(`Search: ${name}`, () => {
    let opened: OpenedSearch;
    let search: Search;
    beforeAll(async () => {
      opened = await open(CONTENTS, SEARCHED_PLACES);
      ({ search } = opened);
    });
    afterAll(() => opened.close());

    const ask = (q: string, part: Partial<SearchQuery> = {}): SearchQuery => ({
      q,
      kind: SEARCH_KIND.notice,
      limit: 100,
      cursor: null,
      ...part,
    });
    const expected = (q: string) =>
      foundInOrder(
        CONTENTS.map((content, at) => ({
          id: opened.ids[at] ?? '',
          text: noticeSearchText(content),
          freshOn: content.announcedOn,
          isOver: noticeStatus({ ...content, goneOn: null }, NOTICE_NOW) === 'EXPIRE',
        })),
        q,
      ).map(({ id }) => id);
    const idsOf = (items: readonly SearchHit[]) =>
      items.map((hit) => {
        if (hit.kind === SEARCH_KIND.place) return hit.place.id;
        return hit.kind === SEARCH_KIND.notice ? hit.notice.id : expect.fail('another kind');
      });
    const expectedPlaces = (q: string) =>
      new PlaceIndex(SEARCHED_PLACES).search(q.trim(), MOST_PLACES);
    /** Page by page; each says how many there are in all. */
    const pagesOf = async (query: Partial<SearchQuery> & { q: string }, total: number) => {
      const found: SearchHit[] = [];
      let cursor: string | null = null;
      do {
        const page = await search.find(ask(query.q, { limit: 2, ...query, cursor }));
        expect(page.total).toBe(total);
        expect(page.items.length).toBeLessThanOrEqual(2);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      expect(found.length).toBeGreaterThan(2);
      return found;
    };

    test.each(QUESTIONS)('%j: what the core finds, in its order', async (q) => {
      const found = await search.find(ask(q));
      expect(idsOf(found.items)).toEqual(expected(q));
      expect(found).toMatchObject({ next: null, total: found.items.length });
    });

    test('it tells what was found as a list does', async () => {
      const { items } = await search.find(ask('추가'));
      expect(items).toMatchObject([
        { kind: 'notice', notice: { title: '청년 월세 지원 추가 모집', status: 'EXPIRE' } },
      ]);
    });

    test.each(['청년', '공고', '월세'])('%s: pages lose and repeat nothing', async (q) => {
      expect(idsOf(await pagesOf({ q }, expected(q).length))).toEqual(expected(q));
    });

    test.each(['신림', ' 신림역 ', 'ㅅㄹㅇ', '관악구 신림', '서울대', '청년', '', '%', '없는말'])(
      '%j: the places of that name, whole',
      async (q) => {
        const { items, total, next } = await search.find(ask(q, { kind: SEARCH_KIND.place }));
        expect(items).toEqual(
          expectedPlaces(q).map((place) => ({ kind: SEARCH_KIND.place, place })),
        );
        expect({ total, next }).toEqual({ total: items.length, next: null });
      },
    );

    test('places come in pages, too', async () => {
      const places = expectedPlaces('청년').map(({ id }) => id);
      expect(places).toHaveLength(MOST_PLACES);
      const found = await pagesOf({ q: '청년', kind: SEARCH_KIND.place }, MOST_PLACES);
      expect(idsOf(found)).toEqual(places);
    });

    test('a question that is too long is refused by name', async () => {
      expect((await search.find(ask('가'.repeat(LONGEST_SEARCH)))).total).toBe(0);
      const asked = search.find(ask('가'.repeat(LONGEST_SEARCH + 1)));
      await expect(asked).rejects.toBeInstanceOf(AppError);
      await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'q' });
    });

    test('a cursor that this question never gave is refused by name', async () => {
      const { next } = await search.find(ask('공고', { limit: 2 }));
      const given = next ?? expect.fail('there is one page only');
      for (const query of [
        ask('공고', { cursor: 'never-given' }),
        ask('공고', { cursor: given.slice(1) }),
        ask('월세', { cursor: given }),
        ask('공고', { kind: SEARCH_KIND.place, cursor: given }),
        ask('청년', { kind: SEARCH_KIND.place, cursor: 'never-given' }),
      ])
        await expect(search.find(query)).rejects.toMatchObject({
          kind: 'refused',
          field: 'cursor',
        });
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = new AbortController();
      const asked = search.find(ask('청년'), cancel.signal);
      cancel.abort();
      for (const one of [asked, search.find(ask('청년'), cancel.signal)])
        await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
