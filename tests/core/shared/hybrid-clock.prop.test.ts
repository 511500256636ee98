import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  broughtBack,
  compareHybrid,
  hybridStampAt,
  hybridStampOf,
  hybridTimeOf,
  isAheadOf,
  isHybridStamp,
  newHybridClock,
  parseHybridClock,
  tickHybrid,
} from '#core';

const NOW = Date.UTC(2026, 10, 28);
const DAY = 24 * 60 * 60 * 1000;

const anyNode = fc.stringMatching(/^[A-Za-z0-9_-]{1,22}$/);
const anyMoment = fc.integer({ min: NOW - 10 * DAY, max: NOW + 10 * DAY });
const anyStamp = fc
  .tuple(fc.oneof(anyMoment, fc.constantFrom(NOW, NOW + 3 * DAY)), anyNode)
  .map((made) => hybridStampAt(...made));

describe('a hybrid clock', () => {
  it('stamps later than all that it stamped and has seen, whatever the device says', () => {
    const acts = fc.array(fc.tuple(anyMoment, fc.array(anyStamp, { maxLength: 3 })));
    fc.assert(
      fc.property(anyNode, acts, (node, done) => {
        let clock = newHybridClock(node);
        let last = hybridStampOf(clock);
        for (const [now, seen] of done) {
          clock = tickHybrid(clock, now, seen);
          const stamp = hybridStampOf(clock);
          for (const before of [last, ...seen])
            expect(hybridTimeOf(stamp) > hybridTimeOf(before)).toBe(true);
          expect(isHybridStamp(stamp)).toBe(true);
          last = stamp;
        }
      }),
    );
  });

  it('reads whatever was stored without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const clock = parseHybridClock(stored);
        if (clock !== null) expect(isHybridStamp(hybridStampOf(tickHybrid(clock, NOW)))).toBe(true);
      }),
    );
  });
});

describe('stamps that are brought back', () => {
  it('are none of them ahead, in their order, and the same when they are brought back again', () => {
    fc.assert(
      fc.property(anyMoment, fc.array(anyStamp), (said, stamps) => {
        const clock = tickHybrid(newHybridClock('phone'), said);
        const all = [...stamps, hybridStampOf(clock)];
        const back = broughtBack(clock, all, NOW);
        const anew = all.map(back.stamp);
        expect(anew.filter((stamp) => isAheadOf(NOW, stamp))).toEqual([]);
        const inOrder = (list: readonly string[]) =>
          list.map((_, at) => at).toSorted((a, b) => compareHybrid(list[a] ?? '', list[b] ?? ''));
        expect(inOrder(anew)).toEqual(inOrder(all));
        const again = broughtBack(back.clock, anew, NOW);
        expect(again.clock).toEqual(back.clock);
        expect(anew.map(again.stamp)).toEqual(anew);
      }),
    );
  });

  it('come before whatever the device stamps next', () => {
    fc.assert(
      fc.property(fc.array(anyStamp), (stamps) => {
        const clock = tickHybrid(newHybridClock('phone'), NOW + 3 * DAY);
        const back = broughtBack(clock, [...stamps, hybridStampOf(clock)], NOW);
        const next = hybridTimeOf(hybridStampOf(tickHybrid(back.clock, NOW)));
        for (const stamp of stamps) expect(hybridTimeOf(back.stamp(stamp)) < next).toBe(true);
      }),
    );
  });
});
