import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  foundPosts,
  MOST_SAID,
  SEARCH_KIND,
  seoulDay,
  textAroundHit,
  type Search,
  type SearchHit,
} from '#core';

/** A post of the suite; its comments are answers where they say what they answer. */
export interface SearchablePost {
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly comments: readonly {
    readonly text: string;
    readonly createdAt: string;
    /** A place in the list of comments. */
    readonly answers?: number;
  }[];
}

/** A way to search the posts that it was given. */
export interface OpenedPosts {
  readonly search: Search;
  /** The ids under which they are kept, in the order in which they were given, the larger the later. */
  readonly ids: readonly { readonly post: string; readonly comments: readonly string[] }[];
  close(): Promise<void>;
}

const day = (date: number, hour = 12): string =>
  `2026-11-${String(date).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+09:00`;

const LONG = `${'오래 살아 보니 알겠어요. '.repeat(20)}관리비에 수도 요금이 들어 있어요.`;

const POSTS: readonly SearchablePost[] = [
  {
    title: '월세 지원 받아 본 사람',
    text: '주소를 옮겨야 하나요?',
    createdAt: day(1),
    comments: [
      { text: '월세 지원은 옮겨야 돼요', createdAt: day(2) },
      { text: '보증금은 돌려받았어요?', createdAt: day(3) },
    ],
  },
  {
    title: '이사 날짜가 안 맞아요',
    text: '이틀이 비어요.',
    createdAt: day(20),
    comments: [
      { text: '보관이사를 알아보세요', createdAt: day(20, 13) },
      { text: '월세 이틀치만 더 내면 된대요', createdAt: day(21) },
      { text: '월세 얘기는 집주인과 하세요', createdAt: day(21), answers: 0 },
    ],
  },
  {
    title: '관리비가 많이 나와요',
    text: '보증금 500에 월세 40이에요.',
    createdAt: day(10),
    comments: [{ text: LONG, createdAt: day(11) }],
  },
  {
    title: '고시원에서 원룸으로',
    text: '짐이 두 상자였어요.',
    createdAt: day(10),
    comments: [
      { text: '100% _ \\ 공감해요 %', createdAt: day(12, 0) },
      { text: '보증금', createdAt: day(21) },
      { text: '월세', createdAt: day(12) },
      { text: '지원', createdAt: day(13) },
      { text: '청년'.normalize('NFD'), createdAt: day(12) },
    ],
  },
  { title: '조용한 글', text: '아무도 답하지 않았어요.', createdAt: day(22), comments: [] },
  {
    title: '같은 날 이야기된 글',
    text: '',
    createdAt: day(2),
    comments: [{ text: '월세가 올랐어요', createdAt: day(21, 23) }],
  },
];

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
      const entries = POSTS.map((post, at) => {
        const ids = opened.ids[at] ?? expect.fail('a post without an id');
        return {
          id: ids.post,
          text: { title: post.title, names: '', body: post.text },
          freshOn: seoulDay(Date.parse(post.createdAt)),
          isOver: false,
          comments: post.comments.map(({ text, createdAt, answers }, each) => ({
            id: ids.comments[each] ?? '',
            parentId: answers === undefined ? null : (ids.comments[answers] ?? ''),
            text,
            saidOn: seoulDay(Date.parse(createdAt)),
          })),
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

    test.each([1, 2, 3])('pages of %d lose and repeat nothing', async (limit) => {
      const found: SearchHit[] = [];
      let cursor: string | null = null;
      do {
        const page = await find('월세', limit, cursor);
        expect(page.total).toBe(expected('월세').length);
        expect(page.items.length).toBeLessThanOrEqual(limit);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      expect(found.map(shownOf)).toEqual(expected('월세'));
    });

    test('a wrong jamo is put right by what comments say, too', async () => {
      const { items, corrected } = await find('집주인가');
      expect([items.length, corrected]).toEqual([1, '집주인과']);
    });
  });
}
