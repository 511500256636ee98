import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  correctedQuestion,
  DEAL_TYPE,
  directSearchText,
  foundInOrder,
  HOUSE_TYPE,
  initialsOf,
  MOST_SAID,
  SEARCH_KIND,
  searchLetters,
  seoulDay,
  shownUntil,
  textAroundHit,
  wordsBeside,
  type Address,
  type DirectDraft,
  type Search,
  type SearchedText,
  type SearchHit,
} from '#core';
import { NOW } from '../../support/app-deps';
import { BROKER, directDraft } from '../../support/direct-drafts';

/** How a deal came to be kept from the reader of the suite. */
export type KeptFrom = 'HELD' | 'HIDDEN' | 'deleted' | 'taken off' | 'let' | 'left' | 'apart';

/** A deal of the suite. */
export interface SearchableDeal {
  readonly draft: DirectDraft;
  readonly address: Address;
  /** ms */
  readonly createdAt: number;
  /** ms; for a week since then it is shown. */
  readonly confirmedAt: number;
  /** Null where the reader sees it. */
  readonly kept: KeptFrom | null;
}

/** A way to search the deals that it was given, from {@link NOW} on, as who does not see those that are kept. */
export interface OpenedDealSearch {
  readonly search: Search;
  /** The ids under which they are kept, in the order in which they were given, the larger the later. */
  readonly ids: readonly string[];
  /** So many ms go by. */
  wait(ms: number): void;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Nothing is shown to the end of its last minute. */
const PART_OF_A_MINUTE_MS = 30_000;

const AREA = { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' };
const SEJONG = { dongliCode: '3611010100', sido: '세종특별자치시', sigungu: '', dong: '반곡동' };
const LONG = `${'오래 살아 보니 정들었어요. '.repeat(20)}큰길까지 금방이에요.`;

const deal = (
  daysAgo: number,
  change: Partial<DirectDraft>,
  more: Partial<SearchableDeal> = {},
): SearchableDeal => ({
  draft: directDraft({ pictureIds: [], ...change }),
  address: AREA,
  createdAt: NOW - daysAgo * DAY_MS,
  confirmedAt: NOW - HOUR_MS,
  kept: null,
  ...more,
});

/** Words of their own, one that everybody meets, and one beside it that nobody else writes. */
const secretly = (word: string): Partial<DirectDraft> => ({
  title: `${word} 원룸 창갸`,
  description: `${word}속마음 원룸 창갸`,
});

const KEPT = ['HELD', 'HIDDEN', 'deleted', 'taken off', 'let', 'left', 'apart'] as const;

const DEALS: readonly SearchableDeal[] = [
  deal(1, { title: '원룸 내놓아요', deposit: 500, monthly: 45 }),
  deal(9, { title: '남향 원룸', description: LONG, deposit: 10_000, monthly: 120 }),
  deal(3, {
    title: '전세 이어 사실 분',
    offerer: { party: 'LAND_LORD' },
    rentType: DEAL_TYPE.JEONSE,
    deposit: 12_000,
    monthly: 0,
  }),
  deal(3, { title: '고시원보다 넓어요', offerer: BROKER, roomType: HOUSE_TYPE.SHARE_HOUSE }),
  deal(
    2,
    { title: '창가 자리 방', roomType: HOUSE_TYPE.GOSHIWON, deposit: 0, monthly: 38 },
    { address: SEJONG },
  ),
  deal(2, {
    title: '100% _ \\ LH Room',
    rentType: DEAL_TYPE.OTHER,
    deposit: 1_050,
    monthly: 0,
    description: '청년 원룸'.normalize('NFD'),
  }),
  ...['산토끼', '고래등', '밤나무'].map((said, at) =>
    deal(
      5,
      { title: `마감 원룸 ${at + 1}`, description: `${said} 창가` },
      { confirmedAt: NOW - WEEK_MS + (at + 1) * DAY_MS + PART_OF_A_MINUTE_MS },
    ),
  ),
  deal(8, secretly('끝난말'), { confirmedAt: NOW - WEEK_MS }),
  ...KEPT.map((kept, at) => deal(1, secretly(`${'강넌돌룸밍벌송'.charAt(at)}비밀`), { kept })),
];

/** Between bars. */
const QUESTIONS =
  '원룸|남향|남향원룸|원룸 남향|큰길|신림동|관악구|반곡|세입자|집주인|중개사|고시원|쉐어하우스|월세|전세|기타|500|500/45|1억|1억 2,000|1억2000|120|0|38|1,050|월세 0/38|ㅇㄹ|ㄴㅎ|원|신|창가 신림|청년|lh|100|%|_|\\|없는말|속마음'.split(
    '|',
  );

/** What every {@link Search} promises of direct deals. */
export function searchDealsContract(
  name: string,
  open: (deals: readonly SearchableDeal[]) => Promise<OpenedDealSearch>,
): void {
  describe(`Search of direct deals: ${name}`, () => {
    let opened: OpenedDealSearch;
    let at = NOW;
    beforeAll(async () => {
      opened = await open(DEALS);
    });
    afterAll(() => opened.close());

    const find = (q: string, limit = 100, cursor: string | null = null) =>
      opened.search.find({ q, kind: SEARCH_KIND.deal, limit, cursor });
    const shownOf = (hit: SearchHit) =>
      hit.kind === SEARCH_KIND.deal
        ? { id: hit.deal.id, said: hit.said }
        : expect.fail('another kind');
    const readable = () =>
      DEALS.flatMap((one, each) => {
        const { draft, address, confirmedAt, createdAt, kept } = one;
        if (kept !== null || shownUntil({ confirmedAt, goneAt: null }) <= at) return [];
        const text = directSearchText({ ...draft, party: draft.offerer.party, address });
        const id = opened.ids[each] ?? expect.fail('a deal without an id');
        return { id, text, freshOn: seoulDay(createdAt), isOver: false };
      });
    const expected = (q: string) =>
      foundInOrder(readable(), q).map(({ id, text }) => ({
        id,
        said: textAroundHit(text.body, q, MOST_SAID),
      }));
    /** Page by page, each of which says how many there are in all. */
    const pagesFor = async (q: string, limit: number) => {
      const found: SearchHit[] = [];
      let [asked, cursor, corrected]: [string, string | null, string | null] = [q, null, null];
      do {
        const page = await find(asked, limit, cursor);
        if (cursor === null) ({ corrected } = page);
        asked = corrected ?? q;
        expect(page.total).toBe(expected(asked).length);
        expect(page.items.length).toBeLessThanOrEqual(limit);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      return { corrected, shown: found.map(shownOf) };
    };

    test.each(QUESTIONS)('%j: the deals that the core finds, in its order', async (q) => {
      const found = await find(q);
      expect(found.items.map(shownOf)).toEqual(expected(q));
      expect(found).toMatchObject({ next: null, total: found.items.length, corrected: null });
    });

    test('it tells what was found as a list does', async () => {
      const { items } = await find('전세 이어');
      expect(items).toMatchObject([
        {
          kind: 'deal',
          deal: {
            title: '전세 이어 사실 분',
            status: 'OPEN',
            party: 'LAND_LORD',
            deposit: 12_000,
            address: AREA,
            hold: null,
          },
        },
      ]);
    });

    test.each([1, 2, 3])('pages of %d lose and repeat nothing', async (limit) => {
      expect((await pagesFor('원룸', limit)).shown).toEqual(expected('원룸'));
    });

    const textsOf = ({ title, names, body }: SearchedText) => [title, names, body];
    const wordsOf = (texts: readonly string[]) => [
      ...new Set(texts.flatMap((text) => searchLetters(text).split(' ')).filter(Boolean)),
    ];
    const allWords = wordsOf(
      DEALS.flatMap(({ draft, address }) =>
        textsOf(directSearchText({ ...draft, party: draft.offerer.party, address })),
      ),
    );
    const words = fc.constantFrom(...allWords);
    const mistyped = fc.tuple(words, fc.nat()).map(([word, place]) => {
      const beside = wordsBeside(word);
      return beside[place % Math.max(1, beside.length)] ?? word;
    });
    const asked = fc.oneof(
      words,
      mistyped,
      words.map(initialsOf),
      fc.tuple(words, mistyped).map((both) => both.join(' ')),
      fc.tuple(words, words).map((both) => both.join('')),
      words.map((word) => ` ${word.normalize('NFD').toUpperCase()}! `),
    );
    const isAnswered = () =>
      fc.assert(
        fc.asyncProperty(asked, fc.integer({ min: 1, max: 9 }), async (q, limit) => {
          const isPlain = expected(q).length > 0;
          const texts = readable().map(({ text }) => text);
          const other = isPlain ? null : correctedQuestion(q, texts);
          const corrected = other !== null && expected(other).length > 0 ? other : null;
          expect(await pagesFor(q, limit)).toEqual({ corrected, shown: expected(corrected ?? q) });
        }),
        { numRuns: 60 },
      );

    test('whatever is asked: what the core finds of what is on offer, as it puts it right', () =>
      isAnswered());

    /** A word of what may not be found finds nothing, and is meant by none. */
    const isUnknown = async (word: string) => {
      expect([word, await find(word)]).toMatchObject([word, { total: 0, items: [] }]);
      const beside = wordsBeside(word)[3] ?? word;
      expect([beside, (await find(beside)).corrected]).not.toEqual([beside, word]);
    };

    test('a word that stands only in what is kept finds, counts and corrects nothing', async () => {
      const known = wordsOf(readable().flatMap(({ text }) => textsOf(text))).join(' ');
      const kept = allWords.filter((word) => !known.includes(word) && word !== '창갸');
      expect(kept.length).toBeGreaterThan(2 * KEPT.length);
      for (const word of kept) await isUnknown(word);
      // It is the one beside it that everybody meets.
      expect(await find('창갸')).toMatchObject({
        corrected: '창가',
        total: expected('창가').length,
      });
    });

    const wait = (ms: number) => {
      opened.wait(ms);
      at += ms;
    };

    test('what nobody confirmed for a week is found until that moment, and no longer', async () => {
      wait(DAY_MS + PART_OF_A_MINUTE_MS - 1);
      expect(await find('산토끼')).toMatchObject({ total: 1 });
      expect((await find('고래등')).items.map(shownOf)).toEqual(expected('고래등'));
      wait(1);
      await isUnknown('산토끼');
      expect((await pagesFor('원룸', 2)).shown).toEqual(expected('원룸'));
    });

    test('what ends between two pages is on no further one, and nothing else is lost', async () => {
      const before = expected('원룸');
      const first = await find('원룸', 1);
      wait(DAY_MS);
      const shown = first.items.map(shownOf);
      let cursor = first.next;
      while (cursor !== null) {
        const page = await find('원룸', 2, cursor);
        expect(page.total).toBe(before.length);
        shown.push(...page.items.map(shownOf));
        cursor = page.next;
      }
      expect(expected('원룸')).toHaveLength(before.length - 1);
      expect(shown).toEqual(expected('원룸'));
    });

    test('whatever is asked later: what is still on offer', () => isAnswered());
  });
}
