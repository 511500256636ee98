import { describe, expect, test } from 'vitest';
import { comparePosts, postHeat, type PostSort } from '#core';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00+09:00');
const NONE = { likes: 0, comments: 0, views: 0 };

describe('how popular a post is', () => {
  test('begins with the moment at which it was written', () => {
    expect(postHeat(NONE, NOON)).toBe(NOON / 1000);
    expect(postHeat({ ...NONE, views: 19 }, NOON + 999)).toBe(NOON / 1000);
  });

  test('twice as many points weigh as much as a day', () => {
    const one = postHeat({ ...NONE, likes: 1 }, NOON);
    expect(one).toBe(postHeat({ ...NONE, comments: 1, views: 20 }, NOON));
    expect(one).toBe(postHeat(NONE, NOON + 2 * DAY_MS));
    expect(postHeat({ likes: 1, comments: 2, views: 0 }, NOON)).toBe(
      postHeat(NONE, NOON) + 3 * 86_400,
    );
  });
});

describe('the order of posts', () => {
  const post = (id: string, days: number, counts: Partial<typeof NONE> = {}) => ({
    id,
    counts: { ...NONE, ...counts },
    createdAt: new Date(NOON - days * DAY_MS).toISOString(),
  });
  const posts = [
    post('9', 3, { likes: 1 }),
    post('10', 3, { likes: 1 }),
    post('11', 0),
    post('12', 9, { comments: 31, likes: 21 }),
  ];
  const order = (sort: PostSort) => posts.toSorted(comparePosts(sort)).map(({ id }) => id);

  test('is by day, by how popular they are, or by their comments; then the later id first', () => {
    expect(order('newest')).toEqual(['11', '10', '9', '12']);
    expect(order('popular')).toEqual(['11', '10', '9', '12']);
    expect(order('commented')).toEqual(['12', '11', '10', '9']);
  });

  test('what is popular stands before what is a little newer', () => {
    const liked = post('1', 1, { likes: 3 });
    expect([post('2', 0), liked].toSorted(comparePosts('popular'))[0]).toBe(liked);
  });
});
