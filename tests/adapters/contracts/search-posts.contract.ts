import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  correctedQuestion,
  foundPosts,
  initialsOf,
  MOST_SAID,
  SEARCH_KIND,
  searchLetters,
  seoulDay,
  textAroundHit,
  wordsBeside,
  type Search,
  type SearchHit,
} from '#core';

/** How something came to be kept from the reader of the suite. */
export type Kept = 'HELD' | 'HIDDEN' | 'deleted' | 'apart';

/** A comment of the suite; it is an answer where it says what it answers. */
interface SearchableComment {
  readonly text: string;
  readonly createdAt: string;
  /** A place in the list of comments. */
  readonly answers?: number;
  /** Null where the reader sees it. */
  readonly kept: Kept | null;
}

/** A post of the suite. */
export interface SearchablePost {
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly comments: readonly SearchableComment[];
  /** As of a comment. */
  readonly kept: Kept | null;
}

/** A way to search the posts that it was given, as somebody who does not see those that are kept. */
export interface OpenedPosts {
  readonly search: Search;
  /** The ids under which they are kept, in the order in which they were given, the larger the later. */
  readonly ids: readonly { readonly post: string; readonly comments: readonly string[] }[];
  close(): Promise<void>;
}

const day = (date: number, hour = 12): string =>
  `2026-11-${String(date).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+09:00`;

const LONG = `${'오래 살아 보니 알겠어요. '.repeat(20)}관리비에 수도 요금이 들어 있어요.`;

type Said = Partial<SearchableComment> & { readonly text: string };

const post = (
  createdAt: string,
  title: string,
  text: string,
  comments: readonly (readonly [createdAt: string, said: string | Said])[] = [],
  kept: Kept | null = null,
): SearchablePost => ({
  title,
  text,
  createdAt,
  kept,
  comments: comments.map(([at, said]) => ({
    createdAt: at,
    kept: null,
    ...(typeof said === 'string' ? { text: said } : said),
  })),
});

/** Words of their own, one that everybody meets, and one beside it that nobody else writes. */
const keptText = (word: string): string => `${word} 월세 관리배 관리배`;

const POSTS: readonly SearchablePost[] = [
  post(day(1), '월세 지원 받아 본 사람', '주소를 옮겨야 하나요?', [
    [day(2), '월세 지원은 옮겨야 돼요'],
    [day(3), '보증금은 돌려받았어요?'],
  ]),
  post(day(20), '이사 날짜가 안 맞아요', '이틀이 비어요.', [
    [day(20, 13), '보관이사를 알아보세요'],
    [day(21), '월세 이틀치만 더 내면 된대요'],
    [day(21), { text: '월세 얘기는 집주인과 하세요', answers: 0 }],
  ]),
  post(day(10), '관리비가 많이 나와요', '보증금 500에 월세 40이에요.', [[day(11), LONG]]),
  post(day(10), '고시원에서 원룸으로', '짐이 두 상자였어요.', [
    [day(12, 0), '100% _ \\ 공감해요 %'],
    [day(21), '보증금'],
    [day(12), '월세'],
    [day(13), '지원'],
    [day(12), '청년'.normalize('NFD')],
  ]),
  post(day(22), '조용한 글', '아무도 답하지 않았어요.'),
  post(day(2), '같은 날 이야기된 글', '', [[day(21, 23), '월세가 올랐어요']]),
  post(day(23), 'LH Happy House', 'Room 101, 반려견과 살아요.'),
  ...(['HELD', 'HIDDEN', 'deleted', 'apart'] as const).flatMap((kept, at) => {
    const each = '강넌돌룸'.charAt(at);
    return [
      post(
        day(24),
        keptText(`${each}비밀글`),
        keptText(`${each}속마음`),
        [[day(24), `${each}덧붙임`]],
        kept,
      ),
      post(day(24), '모두가 보는 글', '', [
        [day(24), { text: keptText(`${each}귓속말`), kept }],
        [day(24), { text: `${each}귓속답`, answers: 0 }],
        [day(24), '아무나 하는 말'],
        [day(24), { text: keptText(`${each}되묻기`), answers: 2, kept }],
      ]),
    ];
  }),
];

/** Whether the reader sees a comment: what is kept takes its answers along, what was deleted does not. */
const isRead = ({ comments }: SearchablePost, { kept, answers }: SearchableComment): boolean => {
  const above = answers === undefined ? null : (comments[answers]?.kept ?? null);
  return kept === null && (above === null || above === 'deleted');
};

/** Between bars. */
const QUESTIONS =
  '월세|월세지원|지원 월세|보증금|보증금 월세|관리비|수도요금|수도 요금 관리비|이틀치|집주인과|공감|100|공|월|ㅇㅅ|ㄱㅅㅇ|보증금 ㅇㅅ|청년|이야기 올랐|없는말|%|_|\\'.split(
    '|',
  );

/** What every {@link Search} promises of posts and of what is said about them. */
export function searchPostsContract(
  name: string,
  open: (posts: readonly SearchablePost[]) => Promise<OpenedPosts>,
): void {
  describe(`Search of posts: ${name}`, () => {
    let opened: OpenedPosts;
    beforeAll(async () => {
      opened = await open(POSTS);
    });
    afterAll(() => opened.close());

    const find = (q: string, limit = 100, cursor: string | null = null) =>
      opened.search.find({ q, kind: SEARCH_KIND.post, limit, cursor });
    const shownOf = (hit: SearchHit) =>
      hit.kind === SEARCH_KIND.post
        ? { id: hit.post.id, said: hit.said, comment: hit.comment }
        : expect.fail('another kind');
    const expected = (q: string) => {
      const entries = POSTS.flatMap((post, at) => {
        const ids = opened.ids[at] ?? expect.fail('a post without an id');
        if (post.kept !== null) return [];
        return {
          id: ids.post,
          text: { title: post.title, names: '', body: post.text },
          freshOn: seoulDay(Date.parse(post.createdAt)),
          isOver: false,
          comments: post.comments.flatMap((comment, each) => {
            const { text, createdAt, answers } = comment;
            if (!isRead(post, comment)) return [];
            return {
              id: ids.comments[each] ?? '',
              parentId: answers === undefined ? null : (ids.comments[answers] ?? ''),
              text,
              saidOn: seoulDay(Date.parse(createdAt)),
            };
          }),
        };
      });
      return foundPosts(entries, q).map(({ entry, comment }) => ({
        id: entry.id,
        said: textAroundHit(comment?.text ?? entry.text.body, q, MOST_SAID),
        comment: comment === null ? null : { id: comment.id, parentId: comment.parentId },
      }));
    };

    test.each(QUESTIONS)(
      '%j: the posts that the core finds, each once and in its order',
      async (q) => {
        const found = await find(q);
        expect(found.items.map(shownOf)).toEqual(expected(q));
        expect(found).toMatchObject({ next: null, total: found.items.length, corrected: null });
      },
    );

    test('a comment speaks only where its post is silent, and of several the latest', async () => {
      const [own, ...spoken] = (await find('월세')).items.map(shownOf);
      const speakers = spoken.flatMap(({ comment }) => comment ?? []);
      expect(own?.comment).toBeNull();
      const { comments = [] } = opened.ids[1] ?? {};
      expect(speakers).toContainEqual({ id: comments[2], parentId: comments[0] });
      expect(speakers).not.toContainEqual({ id: comments[1], parentId: null });
    });

    /** Page by page, each of which says how many there are in all. */
    const pagesFor = async (q: string, limit: number) => {
      const [first, found]: [string, SearchHit[]] = [q, []];
      let [asked, cursor, corrected]: [string, string | null, string | null] = [q, null, null];
      do {
        const page = await find(asked, limit, cursor);
        if (cursor === null) ({ corrected } = page);
        asked = corrected ?? first;
        expect(page.total).toBe(expected(asked).length);
        expect(page.items.length).toBeLessThanOrEqual(limit);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      return { corrected, shown: found.map(shownOf) };
    };

    test.each([1, 2, 3])('pages of %d lose and repeat nothing', async (limit) => {
      expect((await pagesFor('월세', limit)).shown).toEqual(expected('월세'));
    });

    const read = POSTS.filter(({ kept }) => kept === null);
    const readTexts = read.flatMap((one) => [
      { title: one.title, names: '', body: one.text },
      ...one.comments
        .filter((comment) => isRead(one, comment))
        .map(({ text }) => ({ title: '', names: '', body: text })),
    ]);
    const wordsOf = (texts: readonly string[]) => [
      ...new Set(texts.flatMap((text) => searchLetters(text).split(' ')).filter(Boolean)),
    ];
    const allWords = wordsOf(
      POSTS.flatMap((one) => [one.title, one.text, ...one.comments.map(({ text }) => text)]),
    );
    const words = fc.constantFrom(...allWords);
    const mistyped = fc.tuple(words, fc.nat()).map(([word, at]) => {
      const beside = wordsBeside(word);
      return beside[at % Math.max(1, beside.length)] ?? word;
    });
    const asked = fc.oneof(
      words,
      mistyped,
      words.map(initialsOf),
      fc.tuple(words, mistyped).map((both) => both.join(' ')),
      fc.tuple(words, words).map((both) => both.join('')),
      words.map((word) => ` ${word.normalize('NFD').toUpperCase()}! `),
      words.map((word) => Array.from(word).join(' ')),
    );

    test('whatever is asked: what the core finds of what is read, page by page, and as it puts it right', () =>
      fc.assert(
        fc.asyncProperty(asked, fc.integer({ min: 1, max: 9 }), async (q, limit) => {
          const isPlain = expected(q).length > 0;
          const other = isPlain ? null : correctedQuestion(q, readTexts);
          const corrected = other !== null && expected(other).length > 0 ? other : null;
          expect(await pagesFor(q, limit)).toEqual({ corrected, shown: expected(corrected ?? q) });
        }),
        { numRuns: 60 },
      ));

    test('a word that stands only in what is kept finds, counts and corrects nothing', async () => {
      const known = wordsOf(readTexts.flatMap(({ title, body }) => [title, body])).join(' ');
      const kept = allWords.filter((word) => !known.includes(word));
      expect(kept.length).toBeGreaterThan(20);
      for (const word of kept) {
        const meant = word === '관리배' ? '관리비' : null;
        const { total, items, corrected } = await find(word);
        expect([word, total, items.length, corrected]).toEqual(
          meant === null ? [word, 0, 0, null] : [word, expected(meant).length, total, meant],
        );
        const beside = wordsBeside(word)[3] ?? word;
        expect([beside, (await find(beside)).corrected]).not.toEqual([beside, word]);
      }
    });

    test('a wrong jamo is put right by what comments say, too', async () => {
      const { items, corrected } = await find('집주인가');
      expect([items.length, corrected]).toEqual([1, '집주인과']);
    });
  });
}
