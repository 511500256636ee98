import { describe, expect, it } from 'vitest';
import { closesWithin } from '#core';

const ANY = { from: null, to: null };

describe('closesWithin', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-20T00:00+09:00', true],
    ['2026-11-20T23:59+09:00', true],
    ['2026-11-19T23:59+09:00', false],
    ['2026-11-21', false],
    ['2026-11-21T00:00+09:00', false],
    [null, false],
  ])('of one day: %s is %s', (until, isWithin) => {
    expect(closesWithin(until, { from: '20261120', to: '20261120' })).toBe(isWithin);
  });

  it('asks of one end alone', () => {
    expect(closesWithin('2028-02-29', { from: '20280229', to: null })).toBe(true);
    expect(closesWithin('2028-02-28', { from: '20280229', to: null })).toBe(false);
    expect(closesWithin('2026-12-31T17:00+09:00', { from: null, to: '20261231' })).toBe(true);
    expect(closesWithin('2027-01-01', { from: null, to: '20261231' })).toBe(false);
  });

  it('that asks nothing leaves what has no end; ends the wrong way round leave nothing', () => {
    expect(closesWithin(null, ANY)).toBe(true);
    expect(closesWithin('2026-11-20', ANY)).toBe(true);
    expect(closesWithin('2026-11-20', { from: '20261121', to: '20261119' })).toBe(false);
  });
});
