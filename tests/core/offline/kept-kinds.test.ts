import { describe, expect, it } from 'vitest';
import {
  buildCache,
  buildOfCache,
  isOwnCache,
  KEPT_KIND,
  KEPT_LIMIT,
  keptCache,
  kindOfCache,
  NOTES_CACHE,
  saidNumber,
  tooMany,
} from '../../../src/core/offline/kept-kinds';

it('keeps 100 MB at most', () => {
  const all = Object.values(KEPT_LIMIT).reduce((sum, limit) => sum + limit, 0);
  expect(all).toBe(100_000_000);
});

describe('a cache', () => {
  it('is known by its name', () => {
    expect(kindOfCache(buildCache('index-a'))).toBe(KEPT_KIND.APP);
    expect(buildOfCache(buildCache('index-a'))).toBe('index-a');
    expect(kindOfCache(keptCache('saved'))).toBe('saved');
    expect(buildOfCache(keptCache('saved'))).toBeNull();
  });

  it('of notes is ours and no kind, of others neither', () => {
    expect([kindOfCache(NOTES_CACHE), isOwnCache(NOTES_CACHE)]).toEqual([null, true]);
    expect([kindOfCache('theirs'), isOwnCache('theirs')]).toEqual([null, false]);
  });
});

it('reads numbers, and nothing else', () => {
  expect(saidNumber('12')).toBe(12);
  for (const text of [null, '', '-1', '1.5', 'NaN', '1e99']) expect(saidNumber(text)).toBe(0);
});

describe('too many', () => {
  const entry = (url: string, at: number, bytes: number) => ({ url, at, bytes });

  it('are the oldest, as few as it takes', () => {
    const entries = [entry('new', 3, 5), entry('old', 1, 5), entry('middle', 2, 5)];
    expect(tooMany(entries, 15)).toEqual([]);
    expect(tooMany(entries, 14)).toEqual(['old']);
    expect(tooMany(entries, 5)).toEqual(['old', 'middle']);
    expect(tooMany(entries, 0)).toEqual(['old', 'middle', 'new']);
  });
});
