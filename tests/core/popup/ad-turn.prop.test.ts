import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adOfTurn } from '#core';
import { anyText } from '../../support/core-values';

describe('the advertisements of a slot', () => {
  it('take turns: over n visits each of n is shown once, wherever the tab began', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 }),
        fc.oneof(fc.constant(null), fc.nat(100).map(String), anyText),
        (ads, begun) => {
          let stored = begun;
          const shown = ads.map(() => {
            const turn = adOfTurn(ads, stored);
            stored = turn?.next ?? null;
            return turn?.ad;
          });
          expect(new Set(shown)).toEqual(new Set(ads));
        },
      ),
    );
  });

  it('are shown in their order, from the first', () => {
    const first = adOfTurn(['a', 'b'], null);
    expect(first).toEqual({ ad: 'a', next: '1' });
    expect(adOfTurn(['a', 'b'], '1')).toEqual({ ad: 'b', next: '0' });
  });

  it.each(['-1', '1.5', 'x', '', 'Infinity', '9007199254740992'])(
    'begin with the first where %j is stored',
    (stored) => {
      expect(adOfTurn(['a', 'b'], stored)?.ad).toBe('a');
    },
  );

  it('go on when there are fewer of them', () => {
    expect(adOfTurn(['a', 'b'], '7')?.ad).toBe('b');
    expect(adOfTurn([], '7')).toBeNull();
  });
});
