import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceChange, seenStateIn, seenStateText, zzimChanges, type SeenState } from '#core';
import { anyState } from './joined/joined-arbitraries';

const changes = (before: SeenState | null, now: SeenState) =>
  zzimChanges(before, now, (after, former) => priceChange(after, former, '20261128'));

describe('changes since something was seen', () => {
  it('are none once it was seen, and none where nothing is known of before', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(changes(state, state)).toEqual([]);
        expect(changes(null, state)).toEqual([]);
      }),
    );
  });

  it('are none between states of one text, which is told apart from all others', () => {
    fc.assert(
      fc.property(anyState, anyState, (before, now) => {
        const isSame = seenStateText(before) === seenStateText(now);
        expect(isSame).toBe(JSON.stringify(before) === JSON.stringify(now));
        if (isSame) expect(changes(before, now)).toEqual([]);
      }),
    );
  });

  it('are each of another kind, so that each is told once', () => {
    fc.assert(
      fc.property(anyState, anyState, (before, now) => {
        const kinds = changes(before, now).map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });

  it('are of states that come out of storage as they went in', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const read = seenStateIn(JSON.parse(JSON.stringify(state)) as Record<string, unknown>);
        expect(read).toEqual(state);
      }),
    );
  });

  it('never come from what is no state', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        expect(() => seenStateIn(fields)).not.toThrow();
      }),
    );
  });
});
