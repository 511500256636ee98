import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chatPath,
  collectionPath,
  collectionViewPath,
  contentPath,
  directListPath,
  directModifyPath,
  directPath,
  dongPath,
  feedTagPath,
  housePath,
  mapAddressFrom,
  mateListPath,
  mateModifyPath,
  matePath,
  noticePath,
  pageAt,
  pagePath,
  postModifyPath,
  postPath,
} from '#core';
import { anyText } from '../../support/core-values';

describe('pagePath', () => {
  test('writes the parts of a page into its path', () => {
    expect(pagePath('map', {})).toBe('/map');
    expect(pagePath('house', { id: '7' })).toBe('/place/7');
    expect(postPath('7')).toBe('/posts/7');
    expect(postModifyPath('7')).toBe('/posts/7/modify');
    expect(pagePath('postModify', { id: '7' })).toBe('/posts/7/modify');
    expect(pagePath('feedTag', { tag: '월세 30/만원?' })).toBe(
      '/feed/tag/%EC%9B%94%EC%84%B8%2030%2F%EB%A7%8C%EC%9B%90%3F',
    );
  });

  test('leaves no part that a replacement could mean something in', () => {
    expect(pagePath('house', { id: '$&:id' })).toBe('/place/%24%26%3Aid');
  });

  test('writes half of a character as the sign for what is lost', () => {
    expect(pagePath('house', { id: '\ud800x' })).toBe('/place/%EF%BF%BDx');
  });

  test('is read back by pageAt', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((part) => !part.includes('\0')),
        (tag) => {
          const found = pageAt(pagePath('feedTag', { tag }));
          expect([found?.name, found?.params]).toEqual(['feedTag', { tag }]);
        },
      ),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        expect(pagePath('house', { id })).toMatch(/^\/place\/[^/?#]*$/);
      }),
    );
  });
});

test('things have pages of their own, and a dong the map that is filtered by it', () => {
  expect(housePath('h-12')).toBe('/place/h-12');
  expect(noticePath('n-1')).toBe('/notices/n-1');
  expect(contentPath('contract-day')).toBe('/contents/contract-day');
  expect(feedTagPath('월세')).toBe(`/feed/tag/${encodeURIComponent('월세')}`);
  expect(directPath('d-7')).toBe('/direct/detail/d-7');
  expect(directModifyPath('d-7')).toBe('/direct/modify/d-7');
  expect(directListPath('1162010200')).toBe('/direct?dongliCode=1162010200');
  expect(matePath('7')).toBe('/mate/detail/7');
  expect(mateModifyPath('7')).toBe('/mate/modify/7');
  expect(mateListPath('1162010200')).toBe('/mate?dongliCode=1162010200');
  expect(chatPath('7')).toBe('/chats/7');
  expect(collectionPath('7')).toBe('/collections/7');
  expect(collectionViewPath('a-b')).toBe('/c/a-b');
  expect(dongPath('1162010200')).toBe('/map?dong=1162010200');
  expect(mapAddressFrom('dong=1162010200').filter.dongliCode).toBe('1162010200');
});
