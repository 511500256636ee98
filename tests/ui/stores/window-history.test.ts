import { describe, expect, it } from 'vitest';
import { WindowHistory } from '../../../src/ui/stores/history/page-history';

/** As much of a window as tells where a page was reached from. */
function reached(from: { readonly index?: number; readonly referrer?: string }): boolean {
  const view = {
    navigation: from.index === undefined ? undefined : { currentEntry: { index: from.index } },
    document: { referrer: from.referrer ?? '' },
    location: { origin: 'https://hankan.example' },
  };
  return new WindowHistory(view as unknown as Window).followsOwn();
}

describe('a page follows one of its own', () => {
  it('where the browser lists one before it', () => {
    expect(reached({ index: 1, referrer: 'https://search.example/' })).toBe(true);
    expect(reached({ index: 0, referrer: 'https://hankan.example/map' })).toBe(false);
  });

  it('where an older browser names no other site', () => {
    expect(reached({})).toBe(true);
    expect(reached({ referrer: 'https://hankan.example/map' })).toBe(true);
    expect(reached({ referrer: 'https://hankan.example.org/' })).toBe(false);
  });
});
