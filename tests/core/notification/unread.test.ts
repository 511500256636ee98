import { describe, expect, test } from 'vitest';
import { NONE_UNREAD, NOTIFICATION_KIND, notificationKindOf, totalUnread } from '#core';

describe('what is unread', () => {
  test('is nothing where nothing was told', () => {
    expect(Object.values(NONE_UNREAD)).toEqual(Object.keys(NOTIFICATION_KIND).map(() => 0));
    expect(totalUnread(NONE_UNREAD)).toBe(0);
  });

  test('is counted over all kinds', () => {
    expect(totalUnread({ ...NONE_UNREAD, NOTICE_ALARM: 2, NOTICE_CORRECTED: 3 })).toBe(5);
  });
});

describe('a kind of notification', () => {
  test.each([
    ['NOTICE_ALARM', 'NOTICE_ALARM'],
    ['NOTICE_CORRECTED', 'NOTICE_CORRECTED'],
    ['notice_alarm', null],
    ['toString', null],
    ['', null],
    [null, null],
  ])('%j is named by its own name alone', (text, kind) => {
    expect(notificationKindOf(text)).toBe(kind);
  });
});
