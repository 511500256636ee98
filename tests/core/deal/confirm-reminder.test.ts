import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIRM_REMINDER_MS, confirmReminder, isQuiet, isReminderDue } from '#core';

const UNTIL = Date.parse('2026-11-28T15:00:00+09:00');
const MINUTE_MS = 60_000;

describe('the reminder of a confirmation', () => {
  it('is due from a day before the room leaves the lists until it does', () => {
    expect(isReminderDue(UNTIL, UNTIL - CONFIRM_REMINDER_MS - 1)).toBe(false);
    expect(isReminderDue(UNTIL, UNTIL - CONFIRM_REMINDER_MS)).toBe(true);
    expect(isReminderDue(UNTIL, UNTIL - 1)).toBe(true);
    expect(isReminderDue(UNTIL, UNTIL)).toBe(false);
  });

  it('is never due at night, and once a day at least it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 30 }), (minutes) => {
        const until = UNTIL + minutes * MINUTE_MS;
        const moments = Array.from(
          { length: CONFIRM_REMINDER_MS / (10 * MINUTE_MS) },
          (_, at) => until - CONFIRM_REMINDER_MS + at * 10 * MINUTE_MS,
        );
        const due = moments.filter((now) => isReminderDue(until, now));
        expect(due.length).toBeGreaterThan(0);
        expect(due.filter(isQuiet)).toEqual([]);
      }),
    );
  });

  it('asks who looks for a mate whether they still do', () => {
    expect(confirmReminder('mate', '조용한 집', UNTIL).title).toBe('메이트를 아직 찾고 있나요?');
  });

  it('names the room and the day, and says what an answer does', () => {
    expect(confirmReminder('direct', '신림역 10분 남향 원룸', UNTIL)).toEqual({
      title: '방이 아직 비어 있나요?',
      message: '‘신림역 10분 남향 원룸’은 11월 28일까지 보여요. 알려 주시면 7일 더 보여 드려요.',
    });
  });
});
