import { describe, expect, it } from 'vitest';
import { later } from '../../../src/adapters/system/later';

interface Words {
  say(word: string): Promise<string>;
}

const polite: Words = { say: (word) => Promise.resolve(`${word}요`) };

/** A port that is fetched as the list says, one entry a fetch. */
function fetchedPort(fetches: readonly (() => Promise<Words>)[]) {
  let count = 0;
  const port = later<Words>(() => {
    const fetch = fetches[count];
    count += 1;
    if (fetch === undefined) throw new Error('fetched once more than was expected');
    return fetch();
  });
  return { port, count: () => count };
}

const there = () => Promise.resolve(polite);
const gone = () => Promise.reject<Words>(new Error('chunk'));

describe('a port that is fetched later', () => {
  it('is fetched at its first call, and once', async () => {
    const { port, count } = fetchedPort([there]);
    expect(count()).toBe(0);
    await expect(Promise.all([port.say('네'), port.say('아니')])).resolves.toEqual([
      '네요',
      '아니요',
    ]);
    expect(count()).toBe(1);
  });

  it('rejects as offline where it cannot be fetched, and tries again', async () => {
    const { port } = fetchedPort([gone, there]);
    await expect(port.say('네')).rejects.toMatchObject({ kind: 'offline' });
    await expect(port.say('네')).resolves.toBe('네요');
  });

  it('comes through a promise as it is, without being fetched', async () => {
    const { port, count } = fetchedPort([]);
    await expect(Promise.resolve(port)).resolves.toBe(port);
    expect(count()).toBe(0);
  });
});
