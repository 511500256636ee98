import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayTime, endsAt, seoulDay } from '#core';
import { eventsOf, nearestEvents } from '../../../server/notices/nearest-events';
import {
  LONGEST_OVER_MS,
  MOST_EVENTS,
  type CalendarNotice,
} from '../../../server/ports/notices/calendars';
import { NOTICE_NOW, noticeDay } from '../../support/notices';

const closing = (id: number, until: string | null, part: Partial<CalendarNotice> = {}) => ({
  id: String(id),
  title: '공고',
  from: null,
  until,
  schedule: [],
  announcedOn: '20261110',
  correctedOn: null,
  corrections: 0,
  isCalledOff: false,
  ...part,
});
const kept = (notices: readonly CalendarNotice[], now = NOTICE_NOW) =>
  nearestEvents(eventsOf(notices), now);
const idsOf = (notices: readonly CalendarNotice[], now = NOTICE_NOW) =>
  kept(notices, now).map(({ notice }) => notice.id);

describe('the events of a subscribed calendar', () => {
  test('are those to come, the nearest first, then those that are just over', () => {
    const days = [5, -1, 1, -20, 90, 0];
    expect(idsOf(days.map((day) => closing(day, noticeDay(day))))).toEqual(
      [0, 1, 5, 90, -1, -20].map(String),
    );
  });

  test('are no more than there is room for: those far away come when others are over', () => {
    const many = Array.from({ length: MOST_EVENTS + 3 }, (_, at) => closing(at, noticeDay(at)));
    expect(idsOf(many.toReversed())).toEqual(many.slice(0, MOST_EVENTS).map(({ id }) => id));
    const over = [closing(-1, noticeDay(-1)), ...many];
    expect(idsOf(over)).not.toContain('-1');
  });

  test.each([
    ['a minute', '2026-11-25T17:00+09:00', '2026-12-25T17:00:00+09:00'],
    ['a day', '2026-11-25', '2026-12-26T00:00:00+09:00'],
  ])('leave out %s that is over for thirty days', (_, until, from) => {
    const gone = Date.parse(from);
    expect(idsOf([closing(1, until)], gone - 1)).toEqual(['1']);
    expect(idsOf([closing(1, until)], gone)).toEqual([]);
  });

  test('of a notice that closed long ago are the days that are still to come', () => {
    const winners = {
      kind: 'WINNERS',
      name: null,
      from: noticeDay(20),
      to: null,
      note: null,
    } as const;
    const documents = {
      ...winners,
      kind: 'DOCUMENTS',
      from: noticeDay(-40),
      to: noticeDay(-3),
    } as const;
    const events = kept([closing(1, noticeDay(-50), { schedule: [documents, winners] })]);
    expect(events.map(({ event }) => event.id)).toEqual([
      'notice-1-winners-1',
      'notice-1-documents-1',
    ]);
  });

  test('whatever notices there are, nothing nearer is left out for what is kept', () => {
    const offset = fc.integer({ min: -80, max: 400 });
    fc.assert(
      fc.property(fc.array(offset, { maxLength: 260 }), (days) => {
        const today = seoulDay(NOTICE_NOW);
        const all = eventsOf(days.map((day, at) => closing(at, dayTime(addDays(today, day)))));
        const chosen = nearestEvents(all, NOTICE_NOW);
        const ends = new Map(all.map((one) => [one, endsAt(one.event.from) - NOTICE_NOW] as const));
        const end = (one: (typeof all)[number]) => ends.get(one) ?? NaN;
        const possible = all.filter((one) => end(one) > -LONGEST_OVER_MS);
        expect(chosen).toHaveLength(Math.min(MOST_EVENTS, possible.length));
        const left = possible.filter((one) => !chosen.includes(one));
        const last = chosen.at(-1);
        if (last === undefined) return;
        for (const one of left)
          expect(
            end(last) > 0 ? end(one) <= 0 || end(one) >= end(last) : end(one) <= end(last),
          ).toBe(true);
      }),
    );
  });
});
