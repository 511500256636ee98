import { describe, expect, it } from 'vitest';
import { isTimely, isStillTimely } from '#core';

const at = (text: string): number => Date.parse(`2026-11-${text}+09:00`);
/** As the server writes it. */
const told = (text: string) => ({ createdAt: new Date(at(text)).toISOString() });

describe('what is heard of', () => {
  it.each([
    ['just told', '20T12:00:00', '20T12:00:01', true],
    ['some minutes later', '20T12:00:00', '20T12:10:00', true],
    ['later than that', '20T12:00:00', '20T12:10:01', false],
    ['by a clock that is behind', '20T12:00:00', '20T11:30:00', true],
    ['in the last minute before the night', '20T20:59:00', '20T20:59:59', true],
    ['as the night begins', '20T20:59:00', '20T21:00:00', false],
    ['by a laptop that wakes at night', '20T20:50:00', '20T23:00:00', false],
    ['before the night is over', '20T07:58:00', '20T07:59:59', false],
    ['once the night is over', '20T08:00:00', '20T08:00:00', true],
    ['after a weekend', '20T08:00:00', '23T09:00:00', false],
  ])('%s: told at %s and heard of at %s', (_, when, now, isShown) => {
    expect(isTimely(told(when), at(now))).toBe(isShown);
  });
});

describe('what has waited for somebody to look', () => {
  it.each([
    ['some hours', '20T08:00:00', '20T17:00:00', true],
    ['until the evening', '20T08:00:00', '20T20:59:59', true],
    ['into the night', '20T20:50:00', '20T21:00:00', false],
    ['until after midnight', '20T20:50:00', '21T00:10:00', false],
    ['through the night', '20T20:50:00', '21T08:00:00', false],
    ['over a weekend', '20T08:00:00', '23T09:00:00', false],
  ])('%s: told at %s and looked at at %s', (_, when, now, isShown) => {
    expect(isStillTimely(told(when), at(now))).toBe(isShown);
  });
});
