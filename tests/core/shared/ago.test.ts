import { expect, it } from 'vitest';
import { agoText } from '#core';

const now = Date.parse('2026-11-20T12:00:00+09:00');

it.each([
  ['2026-11-20T12:00:00+09:00', '방금 전'],
  ['2026-11-20T11:59:00.001+09:00', '방금 전'],
  ['2026-11-20T12:30:00+09:00', '방금 전'],
  ['2026-11-20T11:59:00+09:00', '1분 전'],
  ['2026-11-20T11:00:00.001+09:00', '59분 전'],
  ['2026-11-20T11:00:00+09:00', '1시간 전'],
  ['2026-11-20T09:30:00+09:00', '2시간 전'],
  ['2026-11-20T00:00:00+09:00', '12시간 전'],
  ['2026-11-19T23:59:59+09:00', '어제'],
  ['2026-11-19T00:00:00+09:00', '어제'],
  ['2026-11-18T23:59:59+09:00', '2일 전'],
  ['2026-11-14T00:00:00+09:00', '6일 전'],
  ['2026-11-13T23:59:59+09:00', '2026.11.13'],
  ['2025-12-31T23:59:59+09:00', '2025.12.31'],
])('%s was %s', (then, text) => {
  expect(agoText(Date.parse(then), now)).toBe(text);
});

it('counts minutes across midnight', () => {
  expect(agoText(now, now + 1)).toBe('방금 전');
  const midnight = Date.parse('2026-11-20T00:10:00+09:00');
  expect(agoText(midnight - 20 * 60_000, midnight)).toBe('20분 전');
});

it('is empty without two moments', () => {
  expect(agoText(NaN, now)).toBe('');
  expect(agoText(now, NaN)).toBe('');
});
