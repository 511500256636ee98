import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet, pushWindow, seoulDay } from '#core';

const at = (text: string): number => Date.parse(`2026-11-${text}+09:00`);
const MOMENT = fc.integer({ min: at('01T00:00:00'), max: at('30T00:00:00') });
const DAY_MS = 86_400_000;

test.each([
  ['20T12:00:00', '20T12:00:05', '20T21:00:00'],
  ['20T20:59:54', '20T20:59:59', '20T21:00:00'],
  ['20T20:59:57', '20T20:59:57', '20T21:00:00'],
  ['20T21:00:00', '21T08:00:00', '21T21:00:00'],
  ['20T02:00:00', '20T08:00:00', '20T21:00:00'],
  ['20T08:00:00', '20T08:00:05', '20T21:00:00'],
])('what is told at %s is pushed from %s until %s', (told, from, until) => {
  expect(pushWindow(at(told))).toEqual({ from: at(from), until: at(until) });
});

test('a push begins by day, ends before the night, and never goes through one', () => {
  fc.assert(
    fc.property(MOMENT, (told) => {
      const { from, until } = pushWindow(told);
      expect(from).toBeGreaterThanOrEqual(told);
      expect(from - told).toBeLessThan(DAY_MS);
      expect(until).toBeGreaterThan(from);
      expect([isQuiet(from), isQuiet(until - 1), isQuiet(until)]).toEqual([false, false, true]);
      expect(seoulDay(until)).toBe(seoulDay(from));
    }),
  );
});
