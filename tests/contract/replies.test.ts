import { describe, expect, test } from 'vitest';
import { TALLY_BARS } from '#core';
import { houseTallyReply } from '#contract/houses';
import { sessionReply } from '#contract/session';

// That a reply is what the core knows is the compiler's to say: each adapter of src/adapters/http
// hands it out as its port promises.
describe('a reply', () => {
  test('of a tally has as many bars as its sliders draw, none of them below zero', () => {
    const bars = (length: number, count = 1) => Array.from({ length }, () => count);
    const item = { total: 3, deposit: bars(TALLY_BARS), monthly: bars(TALLY_BARS), area: [] };
    const answers = (area: readonly number[]) =>
      houseTallyReply.safeParse({ item: { ...item, area } }).success;
    expect(answers(bars(TALLY_BARS))).toBe(true);
    expect(answers(bars(TALLY_BARS - 1))).toBe(false);
    expect(answers(bars(TALLY_BARS, -1))).toBe(false);
  });

  test('of a visitor has an empty session', () => {
    expect(sessionReply.parse({ DATA: {} })).toEqual({ DATA: {} });
  });
});
