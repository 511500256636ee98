import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';

const ORIGIN = 'https://hankan.example';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/map',
    '/map?lat=37.5&lng=127#list',
    '/place/1?to=//evil.example',
    '/a/../b',
    '/a//b',
    '/a/%2F/b',
    '/a\\b',
    '/%ED%95%9C칸',
    '/한칸',
    '/100%',
    '/@evil.example',
    '/:80',
    '/%20x',
    '/%252Fevil.example',
    '/?x=/\\evil',
    '/ x',
    '/\u{1f3e0}',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    ' ',
    'map',
    ' /map',
    'https://hankan.example/map',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '/\u0000/evil.example',
    '\t//evil.example',
    '/map\n',
    '/map\u0085',
    '/map\u007f',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    '/./\\evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0a%0D%2Fevil.example',
    '/%20/evil.example',
    '/%7f%5cevil.example',
    '/./%2Fevil.example',
    '/a/../%09%5Cevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.kr',
    '/\ud800',
    '/\udc00x',
    '?p=login',
    '#x',
    '.',
  ])('refuses %j', (target) => {
    expect(safeReturnPath(target)).toBe('/');
  });

  const tricks = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '.',
        '..',
        '%2f',
        '%5C',
        '%2e',
        '%09',
        '\t',
        '\n',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'a',
        '\u0000',
        'https:',
        '%',
      ),
    )
    .map((parts) => parts.join(''));
  const targets = fc.oneof(
    anyText,
    tricks,
    tricks.map((text) => `/${text}`),
    fc.webUrl(),
  );

  it('never leaves the origin, also when it is read again or decoded once', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const path = safeReturnPath(target);
        const url = new URL(path, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(new URL(url.pathname, ORIGIN).origin).toBe(ORIGIN);
        const decoded = url.pathname.replace(/%[\da-f]{2}/gi, (escape) =>
          String.fromCharCode(parseInt(escape.slice(1), 16)),
        );
        expect(new URL(decoded, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 3_000 },
    );
  });

  it('keeps every plain path', () => {
    const paths = fc
      .array(fc.stringMatching(/^[\w.~-]*[\w~]$/), { minLength: 1 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(paths, (path) => {
        expect(safeReturnPath(path)).toBe(path);
      }),
    );
  });

  it('is safe already when it was made safe', () => {
    isIdempotent(targets, safeReturnPath);
  });
});
