import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eveningOf, isQuiet, morningOf, nextMorning, seoulMinute, sendAt } from '#core';

const at = (text: string): number => Date.parse(`${text}+09:00`);
/** Any millisecond of some years, and those around the hours that count. */
const moments = fc.oneof(
  fc.integer({ min: at('2024-01-01T00:00:00'), max: at('2029-01-01T00:00:00') }),
  fc
    .tuple(fc.nat({ max: 1500 }), fc.constantFrom(0, 8, 21), fc.integer({ min: -1, max: 1 }))
    .map(([day, hour, ms]) => at('2024-01-01T00:00:00') + (day * 24 + hour) * 3_600_000 + ms),
);

describe('isQuiet', () => {
  it.each([
    ['2026-11-20T20:59:59.999', false],
    ['2026-11-20T21:00:00', true],
    ['2026-11-20T23:59:59', true],
    ['2026-11-21T00:00:00', true],
    ['2026-11-21T07:59:59.999', true],
    ['2026-11-21T08:00:00', false],
    ['2026-11-21T12:00:00', false],
  ])('at %s: %s', (text, isNight) => {
    expect(isQuiet(at(text))).toBe(isNight);
  });
});

it('names the first minute after a night and the last one before', () => {
  expect(seoulMinute(morningOf('20281231'))).toBe('2028-12-31T08:00+09:00');
  expect(seoulMinute(eveningOf('20280229'))).toBe('2028-02-29T20:59+09:00');
});

describe('nextMorning', () => {
  it('is the first 08:00 that is to come', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const morning = nextMorning(moment);
        expect(morning).toBeGreaterThan(moment);
        expect(morning - moment).toBeLessThanOrEqual(24 * 3_600_000);
        expect(seoulMinute(morning)).toMatch(/T08:00/);
      }),
    );
  });
});

describe('sendAt', () => {
  it.each([
    ['by day, then', '2026-11-20T12:00', '2026-11-20T13:00', '2026-11-20T12:00'],
    ['by day, with no end', '2026-11-20T12:00', null, '2026-11-20T12:00'],
    ['by night, in the morning', '2026-11-20T22:00', '2026-11-21T17:00', '2026-11-21T08:00'],
    ['after midnight, the same morning', '2026-11-21T03:00', null, '2026-11-21T08:00'],
    [
      'too late by then: before the night',
      '2026-11-20T22:00',
      '2026-11-21T08:00',
      '2026-11-20T20:59',
    ],
    ['a minute later is in time', '2026-11-20T22:00', '2026-11-21T08:01', '2026-11-21T08:00'],
    ['too late, asked after midnight', '2026-12-31T15:30Z', '2027-01-01T07:00', '2026-12-31T20:59'],
    ['on a leap day', '2028-02-29T00:00', '2028-02-29T06:00', '2028-02-28T20:59'],
    ['over at that moment', '2026-11-20T12:00', '2026-11-20T12:00', null],
  ])('%s', (_, moment, overAt, sent) => {
    const wanted = moment.endsWith('Z') ? Date.parse(moment) : at(moment);
    const expected = sent === null ? null : at(sent);
    expect(sendAt(wanted, overAt === null ? null : at(overAt))).toBe(expected);
  });

  it('never disturbs a night, is never too late, and waits no longer than a night', () => {
    fc.assert(
      fc.property(moments, fc.option(fc.nat({ max: 2 * 86_400_000 })), (moment, left) => {
        const overAt = left === null ? null : moment + left;
        const sent = sendAt(moment, overAt);
        if (sent === null) {
          expect(overAt).toBe(moment);
          return;
        }
        expect(isQuiet(sent)).toBe(false);
        expect(sent).toBeLessThan(overAt ?? Infinity);
        expect(Math.abs(sent - moment)).toBeLessThanOrEqual(11.1 * 3_600_000);
      }),
    );
  });

  it('is the moment itself by day', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(sendAt(moment, null) === moment).toBe(!isQuiet(moment));
      }),
    );
  });
});
