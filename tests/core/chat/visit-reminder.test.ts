import { describe, expect, it } from 'vitest';
import { isVisitReminderDue, visitReminder } from '#core';

const at = (time: string) => Date.parse(`2026-11-${time}:00+09:00`);

describe('the reminder of a visit', () => {
  it.each([
    ['15:00', '28T15:00', '28T12:59', '28T13:00'],
    ['early, at eight', '28T09:30', '28T07:59', '28T08:00'],
    ['before eight, the evening before', '28T07:30', '27T20:58', '27T20:59'],
    ['late', '28T22:00', '28T19:59', '28T20:00'],
  ])('of one at %s', (_, visit, tooEarly, due) => {
    expect(isVisitReminderDue(at(visit), at(tooEarly))).toBe(false);
    expect(isVisitReminderDue(at(visit), at(due))).toBe(true);
    expect(isVisitReminderDue(at(visit), at(visit))).toBe(false);
  });

  it('of a job that comes late waits for the morning, or is left out', () => {
    expect(isVisitReminderDue(at('28T09:30'), at('28T03:00'))).toBe(false);
    expect(isVisitReminderDue(at('28T07:30'), at('27T23:00'))).toBe(false);
    expect(isVisitReminderDue(at('28T07:30'), at('28T03:00'))).toBe(false);
  });

  it('says when and which room, and names nobody', () => {
    const said = visitReminder('신림역 원룸', at('28T15:00'), at('28T13:00'));
    expect(said.title).toBe('11월 28일(토) 15:00 방문 약속이 있어요');
    expect(said.message).toMatch(/^‘신림역 원룸’ 방을/);
    expect(visitReminder('', at('28T15:00'), at('28T13:00')).message).toMatch(/^방을/);
  });
});
