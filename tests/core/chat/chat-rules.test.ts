import { describe, expect, it } from 'vitest';
import {
  checkChatText,
  LEAST_ROOMS_FOR_REPLIES,
  MOST_CHAT_TEXT,
  ownerReplies,
  repliesText,
  replyFiguresText,
} from '#core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-20T12:00:00+09:00');

describe('what is said', () => {
  it('is kept without what hides in it', () => {
    expect(checkChatText('  안녕하세요\u200b \r\n\n\n\n네 ', 0)).toEqual({
      ok: true,
      text: '안녕하세요\n\n네',
    });
  });

  it('may be pictures alone, but not nothing, and not too long', () => {
    expect(checkChatText(' ', 1)).toEqual({ ok: true, text: '' });
    expect(checkChatText(' ', 0)).toMatchObject({ ok: false });
    expect(checkChatText('👨‍👩‍👧'.repeat(MOST_CHAT_TEXT), 0)).toMatchObject({ ok: true });
    expect(checkChatText('가'.repeat(MOST_CHAT_TEXT + 1), 5)).toMatchObject({ ok: false });
  });
});

describe('how an owner answers', () => {
  const room = (hours: number | null, daysAgo = 3) => {
    const askedAt = NOW - daysAgo * DAY_MS;
    return { askedAt, answeredAt: hours === null ? null : askedAt + hours * HOUR_MS };
  };

  it('is said from so many rooms on', () => {
    const few = Array.from({ length: LEAST_ROOMS_FOR_REPLIES - 1 }, () => room(1));
    expect(ownerReplies(few, NOW)).toBeNull();
    expect(ownerReplies([...few, room(3)], NOW)).toEqual({ percent: 100, minutes: 60 });
  });

  it('counts who was not answered in a day, and nobody of long ago', () => {
    const rooms = [room(1), room(2), room(5), room(null), room(0), room(0)];
    const recent = room(null, 0.5);
    expect(ownerReplies([...rooms, recent], NOW)).toEqual({ percent: 83, minutes: 60 });
    expect(ownerReplies([...rooms, room(null, 91)], NOW)).toEqual({ percent: 83, minutes: 60 });
    const none = Array.from({ length: 5 }, () => room(null));
    expect(ownerReplies(none, NOW)).toEqual({ percent: 0, minutes: null });
  });

  it.each([
    [1, '보통 10분 안에 답해요'],
    [25, '보통 30분 안에 답해요'],
    [59, '보통 60분 안에 답해요'],
    [61, '보통 2시간 안에 답해요'],
    [1440, '보통 24시간 안에 답해요'],
    [1441, '보통 2일 안에 답해요'],
  ])('is told of %i minutes as %s', (minutes, text) => {
    expect(repliesText({ percent: 100, minutes })).toBe(text);
  });

  it('is told of nobody who never answers', () => {
    expect(repliesText({ percent: 0, minutes: null })).toBeNull();
    expect(repliesText(null)).toBeNull();
  });

  it.each([
    [{ percent: 92, minutes: 75 }, '보통 2시간 안에 답해요 · 응답률 92%'],
    [{ percent: 0, minutes: null }, '응답률 0%'],
    [null, null],
  ])('is told with its rate: %o', (replies, text) => {
    expect(replyFiguresText(replies)).toBe(text);
  });
});
