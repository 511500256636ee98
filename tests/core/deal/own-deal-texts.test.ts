import { describe, expect, test } from 'vitest';
import { confirmQuestion, unlistedText, type OwnDirect } from '#core';

const HOUR_MS = 3_600_000;
const UNTIL = Date.parse('2026-11-23T09:00:00+09:00');
const until = {
  confirmedAt: '2026-11-16T00:00:00.000Z',
  shownUntil: new Date(UNTIL).toISOString(),
};

describe('an owner', () => {
  test.each([
    ['2026-11-19T23:59:59+09:00', null, ''],
    ['2026-11-20T00:00:00+09:00', 'D-3', '11월 23일까지 알려 주시면 7일 더 보여 드려요.'],
    ['2026-11-22T12:00:00+09:00', 'D-1', '내일까지 알려 주시면 7일 더 보여 드려요.'],
    ['2026-11-23T08:59:59+09:00', 'D-0', '오늘까지 알려 주시면 7일 더 보여 드려요.'],
    ['2026-11-23T09:00:00+09:00', null, ''],
  ])('is asked at %s: %s', (now, due, words) => {
    const asked = due === null ? null : { due, words };
    expect(confirmQuestion(until, Date.parse(now))).toEqual(asked);
  });
});

describe('a room that is on no list', () => {
  const said = (
    status: OwnDirect['status'],
    hours: number,
    { isSaidGone = false, isHiddenByOwner = false } = {},
  ) => unlistedText({ ...until, status, isSaidGone, isHiddenByOwner }, UNTIL + hours * HOUR_MS);

  test('says why, and since when', () => {
    expect(said('OPEN', -1)).toBeNull();
    expect(said('RESERVED', -1, { isSaidGone: true })).toBeNull();
    expect(said('HIDDEN', 0)).toBe('7일 동안 확인이 없어 11월 23일에 숨겼어요');
    expect(said('HIDDEN', 1, { isSaidGone: true })).toBe(
      '나갔다는 말에 답이 없어 11월 23일에 숨겼어요',
    );
    expect(said('DONE', 1)).toBe('거래가 끝난 글이에요');
  });

  test('is one that its owner hid, however long ago and whatever others said', () => {
    const isHiddenByOwner = true;
    for (const hours of [-1, 0, 24 * 20])
      expect(said('HIDDEN', hours, { isHiddenByOwner })).toBe('내가 숨겨 두었어요');
    expect(said('HIDDEN', 1, { isHiddenByOwner, isSaidGone: true })).toBe('내가 숨겨 두었어요');
    expect(said('DONE', 1, { isHiddenByOwner })).toBe('거래가 끝난 글이에요');
  });
});
