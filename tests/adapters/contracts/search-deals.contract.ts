import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  correctedQuestion,
  DEAL_TYPE,
  directSearchText,
  foundInOrder,
  GENDER,
  HOUSE_TYPE,
  initialsOf,
  mateSearchText,
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
  type WrittenMate,
} from '#core';
import { NOW } from '../../support/app-deps';
import { BROKER, directDraft } from '../../support/direct-drafts';
import { dongsOf } from '../../support/mates';
import { roomToShare, roomWanted } from './mates-stage';

/** How a deal came to be kept from the reader of the suite. */
export type KeptFrom = 'HELD' | 'HIDDEN' | 'deleted' | 'taken off' | 'let' | 'left' | 'apart';

/** A deal of the suite: a room, or somebody to live with. */
export interface SearchableDeal {
  readonly said:
    | { readonly kind: 'direct'; readonly draft: DirectDraft; readonly address: Address }
    | { readonly kind: 'mate'; readonly mate: WrittenMate };
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

interface Standing extends Partial<Omit<SearchableDeal, 'said'>> {
  readonly address?: Address;
}

const said = (daysAgo: number, what: SearchableDeal['said'], more: Standing): SearchableDeal => ({
  createdAt: NOW - daysAgo * DAY_MS,
  confirmedAt: NOW - HOUR_MS,
  kept: null,
  ...more,
  said: what,
});

const deal = (
  daysAgo: number,
  change: Partial<DirectDraft>,
  { address = AREA, ...more }: Standing = {},
): SearchableDeal =>
  said(
    daysAgo,
    { kind: 'direct', draft: directDraft({ pictureIds: [], ...change }), address },
    more,
  );

const mate = (
  daysAgo: number,
  listing: WrittenMate,
  words: Partial<Pick<WrittenMate, 'title' | 'intro'>>,
  more: Standing = {},
): SearchableDeal => said(daysAgo, { kind: 'mate', mate: { ...listing, ...words } }, more);

/** Words of their own, one that everybody meets, and one beside it that nobody else writes. */
const secret = (word: string) => ({
  title: `${word} 원룸 창갸`,
  text: `${word}속마음 원룸 창갸, 여기까지예요.`,
});
const secretly = (word: string): Partial<DirectDraft> => {
  const { title, text: description } = secret(word);
  return { title, description };
};
const secretMate = (word: string) => {
  const { title, text: intro } = secret(word);
  return { title, intro };
};

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
  mate(4, roomToShare({ monthly: 35 }), { title: '원룸 말고 같이 살아요' }),
  mate(2, roomWanted({ dongs: dongsOf(3, 1), monthly: 40, gender: GENDER.MALE }), {
    title: '조용한 방 구해요',
    intro: `${LONG} 창가 자리면 더 좋아요.`,
  }),
  mate(6, roomWanted({ age: 'FORTIES_UP', occupation: 'STUDENT', monthly: 0, deposit: 12_000 }), {
    title: '전세로 같이 사실 분',
    intro: '원룸보다는 함께 사는 집이 좋아요.',
  }),
  mate(
    5,
    roomToShare({ monthly: 33 }),
    { title: '마감 메이트', intro: '밤송이 창가에서 지내요. 원룸은 아니에요.' },
    { confirmedAt: NOW - WEEK_MS + DAY_MS + PART_OF_A_MINUTE_MS },
  ),
  deal(8, secretly('끝난말'), { confirmedAt: NOW - WEEK_MS }),
  mate(8, roomToShare(), secretMate('지난말'), { confirmedAt: NOW - WEEK_MS }),
  ...KEPT.map((kept, at) => deal(1, secretly(`${'강넌돌룸밍벌송'.charAt(at)}비밀`), { kept })),
  ...KEPT.map((kept, at) =>
    mate(1, roomToShare(), secretMate(`${'갈난덕락맘박살'.charAt(at)}비밀`), { kept }),
  ),
];

/** Between bars. */
const QUESTIONS =
  '원룸|남향|남향원룸|원룸 남향|큰길|신림동|관악구|반곡|세입자|집주인|중개사|고시원|쉐어하우스|월세|전세|기타|500|500/45|1억|1억 2,000|1억2000|120|0|38|1,050|월세 0/38|ㅇㄹ|ㄴㅎ|원|신|창가 신림|메이트|메이트 원룸|방 있어요|방 구해요|여성|남성|20대 후반|40대|대학생|월 35만|40만까지|월세 없음|관악구 봉천동|남현|ㅁㅇㅌ|청년|lh|100|%|_|\\|없는말|속마음'.split(
    '|',
  );

const textOf = ({ said: one }: SearchableDeal): SearchedText =>
  one.kind === 'mate'
    ? mateSearchText(one.mate)
    : directSearchText({ ...one.draft, party: one.draft.offerer.party, address: one.address });

/** What every {@link Search} promises of direct deals and of mates. */
export function searchDealsContract(
  name: string,
  open: (deals: readonly SearchableDeal[]) => Promise<OpenedDealSearch>,
): void {
  describe(`Search of deals: ${name}`, () => {
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
        const { confirmedAt, createdAt, kept } = one;
        if (kept !== null || shownUntil({ confirmedAt, goneAt: null }) <= at) return [];
        const id = opened.ids[each] ?? expect.fail('a deal without an id');
        return { id, text: textOf(one), freshOn: seoulDay(createdAt), isOver: false };
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

    test('somebody to live with is told among rooms, by what they say of themselves', async () => {
      const { items } = await find('방 구해요 남성');
      expect(items).toMatchObject([
        {
          kind: 'deal',
          deal: {
            side: 'WANT',
            title: '조용한 방 구해요',
            status: 'OPEN',
            gender: GENDER.MALE,
            monthly: 40,
            dongs: dongsOf(3, 1),
            fit: null,
            hold: null,
          },
        },
      ]);
      const sides = (await find('원룸')).items.map(
        (hit) => hit.kind === SEARCH_KIND.deal && 'side' in hit.deal,
      );
      expect(new Set(sides)).toEqual(new Set([true, false]));
    });

    test.each([1, 2, 3])('pages of %d lose and repeat nothing', async (limit) => {
      expect((await pagesFor('원룸', limit)).shown).toEqual(expected('원룸'));
    });

    const textsOf = ({ title, names, body }: SearchedText) => [title, names, body];
    const wordsOf = (texts: readonly string[]) => [
      ...new Set(texts.flatMap((text) => searchLetters(text).split(' ')).filter(Boolean)),
    ];
    const allWords = wordsOf(DEALS.flatMap((one) => textsOf(textOf(one))));
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
