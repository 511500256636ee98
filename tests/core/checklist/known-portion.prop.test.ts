import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInWindow, knownAfter, MOST_KNOWN, uuidV7, type KnownPortion } from '#core';

/** So many, begun at moments that are in no order. */
const known = (count: number, step: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: uuidV7(1_780_000_000_000 + ((n * step) % 10_007), [n % 256, n >> 8]),
    revision: n,
  }));
const anyKnown = fc
  .tuple(
    fc.oneof(fc.nat(5), fc.nat(3 * MOST_KNOWN + 2), fc.constantFrom(MOST_KNOWN, 2 * MOST_KNOWN)),
    fc.integer({ min: 1, max: 10_006 }),
  )
  .map(([count, step]) => known(count, step));

function portionsOf(all: ReturnType<typeof known>): readonly KnownPortion[] {
  const portions = [knownAfter(all)];
  for (;;) {
    const upTo = portions.at(-1)?.upTo ?? null;
    if (upTo === null) return portions;
    portions.push(knownAfter(all, upTo));
  }
}

describe('what a device knows, in portions', () => {
  it('is all of it, each id once and in its window, and never too much at once', () => {
    fc.assert(
      fc.property(anyKnown, (all) => {
        const portions = portionsOf(all);
        const told = portions.flatMap((portion) => portion.known);
        expect(told).toEqual(all.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        expect(portions).toHaveLength(Math.max(1, Math.ceil(all.length / MOST_KNOWN)));
        for (const portion of portions) {
          expect(portion.known.length).toBeLessThanOrEqual(MOST_KNOWN);
          expect(portion.known.every(({ id }) => isInWindow(portion, id))).toBe(true);
        }
      }),
    );
  });

  it('covers with its windows every id that there can be, and each once', () => {
    fc.assert(
      fc.property(anyKnown, fc.nat(20_000), fc.nat(255), (all, ms, byte) => {
        const portions = portionsOf(all);
        const id = uuidV7(1_779_999_995_000 + ms, [byte]);
        for (const one of [id, ...all.slice(0, 40).map((entry) => entry.id)])
          expect(portions.filter((portion) => isInWindow(portion, one))).toHaveLength(1);
      }),
    );
  });

  it('is one portion without an end where it is told at once', () => {
    expect(knownAfter([])).toEqual({ known: [], after: null, upTo: null });
    const all = known(MOST_KNOWN, 1);
    expect(knownAfter(all)).toEqual({ known: all, after: null, upTo: null });
  });
});
