import { describe, expect, it } from 'vitest';
import {
  addBookmark,
  bookmarkKind,
  bookmarkOf,
  findBookmark,
  ITEM_TYPE,
  parseBookmarks,
  putBackBookmark,
  removeBookmark,
  storedBookmarks,
  ZZIM_LIMIT,
  type Bookmark,
} from '#core';

const bookmark = (TARGET_ID: string, DATE: number): Bookmark => ({
  TARGET_CD: ITEM_TYPE.RENTAL,
  TARGET_ID,
  DATE,
});
const read = (...entries: readonly unknown[]) => parseBookmarks(JSON.stringify(entries));

describe('kept notices out of storage', () => {
  it.each([null, '', 'rubbish', '7', 'null', '{}', '{"entries":7}', '[null,7,"x",[]]'])(
    'are none where %j stands',
    (stored) => {
      expect(parseBookmarks(stored)).toEqual([]);
    },
  );

  it('have what they need alone; a number is read as an id, and no day as the first', () => {
    expect(read({ TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: 7, title: '공고' })).toEqual([
      bookmark('7', 0),
    ]);
    expect(read({ TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: '7', DATE: '12' })).toEqual([
      bookmark('7', 12),
    ]);
  });

  it('are posts and articles as well, each by what it is', () => {
    const post = { TARGET_CD: ITEM_TYPE.COMMUNITY, TYPE: 'POST', TARGET_ID: '1', DATE: 3 };
    const content = { ...post, TYPE: 'CONTENT' };
    expect(read(post, content, bookmark('1', 1), post)).toEqual([post, content, bookmark('1', 1)]);
    expect(read(post, content, bookmark('1', 1)).map(bookmarkKind)).toEqual([
      'post',
      'content',
      'notice',
    ]);
    expect(read({ ...post, TYPE: 'HOUSE' }, { ...post, TYPE: undefined })).toEqual([]);
  });

  it('are left out where they have no id, or are something else', () => {
    expect(read({ TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: '' })).toEqual([]);
    expect(read({ TARGET_CD: ITEM_TYPE.RENTAL })).toEqual([]);
    expect(read({ ...bookmark('1', 1), TARGET_CD: ITEM_TYPE.HOUSE })).toEqual([]);
    expect(read({ TARGET_ID: '1', DATE: 1 })).toEqual([]);
  });

  it('are there once, as they stand first, and no more than there is room for', () => {
    expect(read(bookmark('1', 9), bookmark('2', 8), bookmark('1', 7))).toEqual([
      bookmark('1', 9),
      bookmark('2', 8),
    ]);
    const many = Array.from({ length: ZZIM_LIMIT + 3 }, (_, at) => bookmark(String(at), 900 - at));
    expect(read(...many)).toEqual(many.slice(0, ZZIM_LIMIT));
  });

  it('are stored with the version of their form', () => {
    expect(JSON.parse(storedBookmarks([bookmark('1', 2)]))).toEqual({
      version: '1.0',
      entries: [{ TARGET_CD: 'OPITG10002', TARGET_ID: '1', DATE: 2 }],
    });
  });
});

describe('the kept notices', () => {
  it('lose the oldest where there is no room', () => {
    const full = Array.from({ length: ZZIM_LIMIT }, (_, at) => bookmark(String(at), 900 - at));
    const added = bookmark('added', 901);
    expect(addBookmark(full, added)).toEqual([added, ...full.slice(0, -1)]);
  });

  it('keep as many of each kind', () => {
    const full = Array.from({ length: ZZIM_LIMIT }, (_, at) => bookmark(String(at), 900 - at));
    const post = bookmarkOf('post', '7', 901);
    expect(addBookmark(full, post)).toEqual([post, ...full]);
  });

  it('are found by what they are', () => {
    const [post, content] = [bookmarkOf('post', '1', 2), bookmarkOf('content', '1', 1)];
    expect(findBookmark([post, content], 'content', '1')).toBe(content);
    expect(findBookmark([post, content], 'notice', '1')).toBeUndefined();
    expect(findBookmark([post, content], 'post', '2')).toBeUndefined();
  });

  it('have one that is kept again in front', () => {
    expect(addBookmark([bookmark('2', 2), bookmark('1', 1)], bookmark('1', 3))).toEqual([
      bookmark('1', 3),
      bookmark('2', 2),
    ]);
  });

  it('lose one that is let go, and nothing where there is none', () => {
    const list = [bookmark('2', 2), bookmark('1', 1)];
    expect(removeBookmark(list, 'notice', '2')).toEqual([bookmark('1', 1)]);
    expect(removeBookmark(list, 'notice', '3')).toEqual(list);
  });

  it('have one that was put back behind the newer ones and those of the same moment', () => {
    const [newer, twin, older] = [bookmark('newer', 3), bookmark('twin', 2), bookmark('older', 1)];
    const [back, last] = [bookmark('back', 2), bookmark('last', 0)];
    expect(putBackBookmark([newer, twin, older], back)).toEqual([newer, twin, back, older]);
    expect(putBackBookmark([newer, twin, older], last)).toEqual([newer, twin, older, last]);
    expect(putBackBookmark([], back)).toEqual([back]);
  });
});
