import { describe, expect, test } from 'vitest';
import { fewAtOnce } from '../../../../server/outside/public-notices/few-at-once';

/** Work that ends when it is told to. */
function byHand() {
  const begun: number[] = [];
  const ends = new Map<number, { finish: () => void; fail: () => void }>();
  const work = (item: number): Promise<string> => {
    begun.push(item);
    return new Promise((resolve, reject) => {
      ends.set(item, {
        finish: () => {
          resolve(`did ${item}`);
        },
        fail: () => {
          reject(new Error(`failed ${item}`));
        },
      });
    });
  };
  const finish = (...items: readonly number[]) => {
    for (const item of items) ends.get(item)?.finish();
  };
  const fail = (item: number) => ends.get(item)?.fail();
  return { begun, work, finish, fail };
}

describe('a few at once', () => {
  test('are done no more than that, and told in their order', async () => {
    const { begun, work, finish } = byHand();
    const results = fewAtOnce([1, 2, 3, 4], 2, work);
    const first = results.next();
    expect(begun).toEqual([1, 2]);
    finish(2, 1);
    expect((await first).value).toBe('did 1');
    expect(begun).toEqual([1, 2, 3]);
    finish(3);
    expect((await results.next()).value).toBe('did 2');
    expect((await results.next()).value).toBe('did 3');
    finish(4);
    expect((await results.next()).value).toBe('did 4');
    expect(await results.next()).toEqual({ value: undefined, done: true });
  });

  test('after one that fails no more is begun, and what was begun is told before', async () => {
    const { begun, work, finish, fail } = byHand();
    const results = fewAtOnce([1, 2, 3, 4, 5], 3, work);
    const first = results.next();
    finish(2);
    fail(1);
    expect((await first).value).toBe('did 2');
    const last = results.next();
    finish(3);
    expect((await last).value).toBe('did 3');
    await expect(results.next()).rejects.toThrow('failed 1');
    expect(begun).toEqual([1, 2, 3]);
    expect(await results.next()).toEqual({ value: undefined, done: true });
  });

  test('of several that fail the first is thrown, and none goes unheard', async () => {
    const { work, fail } = byHand();
    const results = fewAtOnce([1, 2, 3], 3, work);
    const first = results.next();
    for (const item of [3, 2, 1]) fail(item);
    await expect(first).rejects.toThrow('failed 1');
  });

  test('who leaves the loop has no more begun', async () => {
    const { begun, work, finish } = byHand();
    const results = fewAtOnce([1, 2, 3, 4], 2, work);
    const first = results.next();
    finish(1, 2);
    await first;
    await results.return(undefined);
    expect(begun).toEqual([1, 2, 3]);
  });

  test('of nothing is nothing', async () => {
    expect(await fewAtOnce([], 4, byHand().work).next()).toEqual({ value: undefined, done: true });
  });
});
