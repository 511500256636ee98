import { describe, expect, it } from 'vitest';
import { offlineText, sizeText } from '../../../src/core/offline/kept-text';

const NOW = Date.parse('2026-11-28T15:00:00+09:00');
const MINUTE_MS = 60_000;
const kept = (keptAt: number) => offlineText({ keptAt, isLacking: true, now: NOW });

it('says sizes as people read them', () => {
  expect([0, 1, 999_000, 1_000_000, 3_440_000, 12_000_000].map(sizeText)).toEqual([
    '0KB',
    '1KB',
    '999KB',
    '1MB',
    '3.4MB',
    '12MB',
  ]);
});

describe('what is said without a network', () => {
  it('is how old the page is', () => {
    expect(kept(NOW - 180 * MINUTE_MS)).toBe('오프라인이에요 · 3시간 전에 저장한 내용이에요');
    expect(kept(NOW)).toBe('오프라인이에요 · 방금 전에 저장한 내용이에요');
    expect(kept(NOW - 24 * 60 * MINUTE_MS)).toBe('오프라인이에요 · 어제 저장한 내용이에요');
  });

  it('is that the page was never kept', () => {
    expect(offlineText({ keptAt: null, isLacking: true, now: NOW })).toBe(
      '오프라인이에요 · 저장해 두지 않은 화면이에요',
    );
  });

  it('is only that there is none, as long as nothing was asked', () => {
    expect(offlineText({ keptAt: null, isLacking: false, now: NOW })).toBe(
      '인터넷 연결이 끊겼어요',
    );
  });
});
