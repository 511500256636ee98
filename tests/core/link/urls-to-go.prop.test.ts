import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepLinkPath, isSafePath, pagesToOpen, parseUrlsToGo } from '#core';

describe('pages that wait', () => {
  test('a detail page waits behind its list', () => {
    expect(pagesToOpen('/place/1?p=photos')).toEqual(['/map', '/place/1?p=photos']);
    expect(pagesToOpen('/direct/detail/2')).toEqual(['/deal', '/direct/detail/2']);
    expect(pagesToOpen('/zzim')).toEqual(['/zzim']);
    expect(pagesToOpen('//evil.example')).toEqual(['/']);
  });

  test.each([null, '', '{', '{"a":1}', '7', '[7,null,"https://evil.example","//x"]'])(
    '%j is nothing that waits',
    (stored) => {
      expect(parseUrlsToGo(stored)).toEqual([]);
    },
  );

  test('whatever is opened is a path of this origin, and is read again as it was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => {
        const pages = pagesToOpen(path);
        expect(pages.every(isSafePath)).toBe(true);
        expect(parseUrlsToGo(JSON.stringify(pages))).toEqual(pages);
      }),
    );
  });

  test('the first ten of too many wait', () => {
    const paths = Array.from({ length: 12 }, (_, number) => `/place/${number}`);
    expect(parseUrlsToGo(JSON.stringify(paths))).toEqual(paths.slice(0, 10));
  });

  test('no more than ten wait, whatever was stored', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.webPath(), fc.jsonValue())), (stored) => {
        const waiting = parseUrlsToGo(JSON.stringify(stored));
        expect(waiting.length).toBeLessThanOrEqual(10);
        expect(waiting.every(isSafePath)).toBe(true);
      }),
    );
  });

  test('no link at all leads to another origin', () => {
    const home = { siteUrl: 'https://www.hankan.example', scheme: 'hankan' };
    const starts = fc.constantFrom('', '/', '//', 'hankan://', 'https://www.hankan.example', '\\');
    fc.assert(
      fc.property(starts, fc.string(), (start, rest) => {
        const path = deepLinkPath(start + rest, home);
        if (path === null) return;
        expect(new URL(path, home.siteUrl).origin).toBe(home.siteUrl);
      }),
    );
  });
});
