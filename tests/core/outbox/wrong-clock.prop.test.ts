import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextAt,
  nextWrites,
  OUTBOX_DAYS,
  resting,
  standingOf,
  writesInOrder,
  UNTRIED,
  type KeptWrite,
} from '#core';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;
const OFF_MS = 3 * DAY_MS;
const LONGEST_REST_MS = 300_000;

/** By how much the clock of a device is wrong: up to three days, either way. */
const off = fc.integer({ min: -OFF_MS, max: OFF_MS });
const age = fc.integer({ min: 0, max: 20 * DAY_MS });

const write = fc.record({
  item: fc.constantFrom('a', 'b', 'c'),
  age,
  heard: fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: null }),
  retryAfterMs: fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: null }),
});
type Made = typeof write extends fc.Arbitrary<infer One> ? One : never;

/** As they stand on a device whose clock was so much wrong when they were written and tried. */
const keptOn = (made: readonly Made[], wrong: number): readonly KeptWrite[] =>
  made.map((one, place): KeptWrite => {
    const fresh: KeptWrite = {
      id: `w${place}`,
      member: '1',
      kind: 'comment',
      item: one.item,
      body: {},
      place,
      madeAt: NOW + wrong - one.age,
      ...UNTRIED,
      tries: 1,
    };
    return one.heard === null ? fresh : resting(fresh, one, NOW + wrong - one.heard, 0.5);
  });

const ids = (writes: readonly KeptWrite[]) => writes.map(({ id }) => id);

test('a clock that is wrong all the time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), off, fc.boolean(), (made, wrong, isBack) => {
      const [right, other] = [keptOn(made, 0), keptOn(made, wrong)];
      expect(ids(nextWrites(other, NOW + wrong, isBack))).toEqual(
        ids(nextWrites(right, NOW, isBack)),
      );
      const at = nextAt(right, NOW);
      expect(nextAt(other, NOW + wrong)).toBe(at === null ? null : at + wrong);
    }),
  );
});

test('a clock that is put right, or wrong, asks about nothing more than that much too early or late', () => {
  fc.assert(
    fc.property(write, off, off, (made, before, after) => {
      const [one] = keptOn([made], before);
      const standing = one && standingOf(one, NOW + after);
      const jump = after - before;
      if (made.age + jump <= OUTBOX_DAYS * DAY_MS) expect(standing).toBe('waiting');
      else expect(standing).toBe('old');
      if (made.age <= OUTBOX_DAYS * DAY_MS - 2 * OFF_MS) expect(standing).toBe('waiting');
    }),
  );
});

test('a clock that is put back holds nothing up, and one that goes forward for no longer than before', () => {
  fc.assert(
    fc.property(
      fc.array(write, { minLength: 1, maxLength: 20 }),
      off,
      off,
      (made, before, after) => {
        const young = made.map((one) => ({ ...one, age: 0 }));
        const writes = keptOn(young, before);
        const now = NOW + after;
        const at = nextAt(writes, now);
        const asked = Math.max(...made.map(({ retryAfterMs }) => retryAfterMs ?? 0));
        expect((at ?? 0) - now).toBeLessThanOrEqual(Math.max(LONGEST_REST_MS, asked));
        const wentBack = young.filter(
          ({ heard }) => heard === null || NOW + before - heard > now,
        ).length;
        if (wentBack === young.length) expect(at).toBe(now);
      },
    ),
  );
});

test('the order is that of the presses, whatever the clock said at each', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(write, off), { maxLength: 20 }), (made) => {
      const writes = made.flatMap(([one, wrong], place) =>
        keptOn([one], wrong).map((kept) => ({ ...kept, id: `w${place}`, place })),
      );
      expect(ids(writesInOrder(writes.toReversed()))).toEqual(ids(writes));
    }),
  );
});
