import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImageStore } from '../../../../server/ports/pictures/image-store';

const key = (number: number) => `${number.toString(16).padStart(32, '0')}.webp`;

const keysOf = async (store: ImageStore): Promise<string[]> => {
  const keys: string[] = [];
  for (let after: string | null = null; ;) {
    const files = await store.list(after);
    if (files.length === 0) return keys;
    keys.push(...files.map((file) => file.key));
    after = files.at(-1)?.key ?? null;
  }
};

/** What every image store promises; `open` gives one of the suite's own, `close` ends it. */
export function imageStoreContract(
  name: string,
  open: () => Promise<{ readonly store: ImageStore; readonly close: () => Promise<void> }>,
): void {
  describe(`image store: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let store: ImageStore;

    beforeAll(async () => {
      opened = await open();
      ({ store } = opened);
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      for (const each of await keysOf(store)) await store.remove(each);
    });

    it('gives back what was put, byte by byte', async () => {
      const bytes = randomBytes(300_000);
      await store.put(key(1), bytes);
      expect((await store.get(key(1)))?.equals(bytes)).toBe(true);
    });

    it('keeps an empty file apart from none', async () => {
      await store.put(key(1), Buffer.alloc(0));
      expect(await store.get(key(1))).toHaveLength(0);
      expect(await store.get(key(2))).toBeNull();
    });

    it('replaces what was there', async () => {
      await store.put(key(1), Buffer.from('before'));
      await store.put(key(1), Buffer.from('after'));
      expect(String(await store.get(key(1)))).toBe('after');
      expect(await keysOf(store)).toEqual([key(1)]);
    });

    it('removes, and removes what is not there', async () => {
      await store.put(key(1), Buffer.from('one'));
      await store.remove(key(1));
      await store.remove(key(1));
      expect(await store.get(key(1))).toBeNull();
    });

    it('lists in the order of keys, behind one, with the moment of each', async () => {
      const before = Date.now();
      for (const number of [3, 1, 255, 2]) await store.put(key(number), Buffer.from('x'));
      const files = await store.list(null);
      expect(files.map((file) => file.key)).toEqual([1, 2, 3, 255].map(key));
      for (const { writtenAt } of files) {
        // Buckets count whole seconds.
        expect(writtenAt).toBeGreaterThan(before - 2000);
        expect(writtenAt).toBeLessThan(Date.now() + 2000);
      }
      expect((await store.list(key(2))).map((file) => file.key)).toEqual([3, 255].map(key));
      expect(await store.list(key(255))).toEqual([]);
    });

    it('gives so many at a time, and goes on where it stopped', async () => {
      const keys = [1, 2, 3, 4, 5].map(key);
      for (const each of keys) await store.put(each, Buffer.from('x'));
      const [first, second] = [await store.list(null, 3), await store.list(key(3), 3)];
      expect([first, second].map((files) => files.map((file) => file.key))).toEqual([
        keys.slice(0, 3),
        keys.slice(3),
      ]);
    });

    it.each(['', '..', '../a', 'a/b', 'A.webp', '.part-1', 'a.webp.webp', 'a'.repeat(65), 'ㄱ'])(
      'takes no key %j',
      async (wrong) => {
        await expect(store.put(wrong, Buffer.from('x'))).rejects.toThrow(TypeError);
        await expect(store.get(wrong)).rejects.toThrow(TypeError);
        await expect(store.remove(wrong)).rejects.toThrow(TypeError);
        expect(await keysOf(store)).toEqual([]);
      },
    );
  });
}
