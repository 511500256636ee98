import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APP_PAGES, pageAt, type PageName } from '#core';
import { anyText } from '../../support/core-values';

const names = Object.keys(APP_PAGES) as PageName[];

describe('pageAt', () => {
  test.each([
    ['/', 'home', {}],
    ['/map', 'map', {}],
    ['/map/', 'map', {}],
    ['/map//', 'map', {}],
    ['/m%61p', 'map', {}],
    ['/place/7', 'house', { id: '7' }],
    ['/place/a%2Fb', 'house', { id: 'a/b' }],
    ['/feed/tag/%EC%9B%94%EC%84%B8', 'feedTag', { tag: '월세' }],
    ['/feed/tag/월세', 'feedTag', { tag: '월세' }],
    ['/posts/write', 'postWrite', {}],
    ['/posts/7', 'post', { id: '7' }],
    ['/posts/7/modify', 'postModify', { id: '7' }],
    ['/more/custom-room-match', 'roomMatch', {}],
  ])('%s is the page %s', (path, name, params) => {
    expect(pageAt(path)).toEqual({ name, page: APP_PAGES[name as PageName], params });
  });

  test.each([
    '',
    'map',
    '//map',
    '/MAP',
    '/404',
    '/nowhere',
    '/place',
    '/place//7',
    '/place/7/8',
    '/posts//modify',
    '/more/nothing',
    '/youth',
    '/youth/nothing',
    '/mate/nothing',
    '/view',
    '/place/%zz',
    '/place/%00',
    '/place/\0',
    '/%BD%C5',
    '/feed/tag/%E0%A4%A',
    '/index.html',
  ])('there is none at %j', (path) => {
    expect(pageAt(path)).toBeNull();
  });

  test('every page is found where it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((part) => !part.includes('\0')),
        fc.constantFrom('', '/', '//'),
        (name, part, end) => {
          const { path } = APP_PAGES[name];
          const [, param = null] = /:(\w+)/.exec(path) ?? [];
          // The name of a page beside it is that page's.
          fc.pre(part !== 'write');
          const found = pageAt(path.replace(/:\w+/, () => encodeURIComponent(part)) + end);
          expect(found?.name).toBe(name);
          expect(found?.params).toEqual(param === null ? {} : { [param]: part });
        },
      ),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(pageAt(text) === null || text.startsWith('/')).toBe(true);
        expect(() => pageAt(`/place/${text}`)).not.toThrow();
      }),
    );
  });
});

test('no two pages stand at one path', () => {
  const paths = names.map((name) => APP_PAGES[name].path);
  expect(new Set(paths).size).toBe(paths.length);
});
