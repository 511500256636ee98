import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeptValues, ownBytes } from '../../../server/shared/kept-values';

const step = fc.record({
  key: fc.integer({ min: 0, max: 12 }).map((number) => `key ${number}`),
  bytes: fc.option(fc.integer({ min: 0, max: 4000 })),
});

/** What is kept holds so much besides its bytes (see the class). */
const most = 10_000;
const weightOf = (key: string, bytes: number) => bytes + 2 * key.length + 512;

describe('values that are kept', () => {
  test('are the last ones that were asked for or put, as many as there is room for', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const kept = new KeptValues<number>(most, (bytes) => bytes);
        // The same by the slowest means: the last one stands at the end.
        let model: { key: string; bytes: number }[] = [];
        for (const { key, bytes } of steps) {
          const known = model.find((each) => each.key === key);
          if (bytes === null) {
            expect(kept.get(key)).toBe(known?.bytes);
            if (known !== undefined) model = [...model.filter((each) => each !== known), known];
          } else {
            kept.put(key, bytes);
            model = [...model.filter((each) => each !== known), { key, bytes }];
            const weight = () => model.reduce((sum, one) => sum + weightOf(one.key, one.bytes), 0);
            while (weight() > most) model.shift();
          }
        }
      }),
    );
  });

  test('stay out where one alone is more than all may be', () => {
    const kept = new KeptValues<number>(most, (bytes) => bytes);
    kept.put('one', 10);
    kept.put('large', most);
    expect(kept.get('large')).toBeUndefined();
  });
});

test.each([
  ['of zlib', brotliCompressSync('한칸'.repeat(1000))],
  ['of Node', Buffer.from('한칸')],
])('bytes %s are kept without the memory that they are a part of', (_, bytes) => {
  expect(bytes.buffer.byteLength).toBeGreaterThan(bytes.length);
  const own = ownBytes(bytes);
  expect(own).toEqual(bytes);
  expect(own.buffer.byteLength).toBe(bytes.length);
});
