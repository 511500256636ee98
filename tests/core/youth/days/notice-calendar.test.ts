import { describe, expect, test } from 'vitest';
import { calendarEvents, type Notice } from '#core';
import { notice } from '../../../support/notices';

const told = (part: Partial<Notice>, isCalledOff = false) => ({ ...notice(part), isCalledOff });

describe('the days of a notice for a calendar', () => {
  test('are the beginning and the end of applications, and its schedule', () => {
    const events = calendarEvents(
      told({
        id: '7',
        title: '매입임대',
        from: '2026-11-17T10:00+09:00',
        until: '2026-11-25T17:00+09:00',
        schedule: [
          { kind: 'DOCUMENTS', name: null, from: '2026-12-07', to: '2026-12-11', note: '등기' },
          { kind: 'OTHER', name: '설명회', from: '2026-12-01', to: null, note: null },
          { kind: 'DOCUMENTS', name: '추가 서류', from: '2026-12-20', to: null, note: null },
        ],
      }),
    );
    expect(events.map(({ id, title, from, to }) => [id, title, from, to])).toEqual([
      ['notice-7-from', '접수 시작 · 매입임대', '2026-11-17T10:00+09:00', null],
      ['notice-7-until', '접수 마감 · 매입임대', '2026-11-25T17:00+09:00', null],
      ['notice-7-documents-1', '서류 제출 · 매입임대', '2026-12-07', '2026-12-11'],
      ['notice-7-other-1', '설명회 · 매입임대', '2026-12-01', null],
      ['notice-7-documents-2', '추가 서류 · 매입임대', '2026-12-20', null],
    ]);
    expect(events.map(({ note }) => note)).toEqual([
      null,
      '11월 25일(수) 17:00에 접수를 마감해요.',
      '등기',
      null,
      null,
    ]);
  });

  test('are its schedule alone where applications were called off, under the same ids', () => {
    const part: Partial<Notice> = {
      schedule: [{ kind: 'WINNERS', name: null, from: '2026-12-20', to: null, note: null }],
    };
    const whole = calendarEvents(told(part));
    expect(whole.map(({ id }) => id)).toEqual([
      'notice-1-from',
      'notice-1-until',
      'notice-1-winners-1',
    ]);
    expect(calendarEvents(told(part, true))).toEqual(whole.slice(2));
  });

  test('are those that are known', () => {
    expect(calendarEvents(told({ from: null, until: null, schedule: [] }))).toEqual([]);
  });

  test.each([
    ['a day after a day', '2026-12-07', '2026-12-08', '2026-12-08'],
    ['the same day', '2026-12-07', '2026-12-07', null],
    ['an end before its beginning', '2026-12-07', '2026-12-06', null],
    ['a minute after a day', '2026-12-07', '2026-12-08T10:00+09:00', null],
    ['a day after a minute', '2026-12-07T10:00+09:00', '2026-12-08', null],
    [
      'a minute after a minute',
      '2026-12-07T10:00+09:00',
      '2026-12-07T18:00+09:00',
      '2026-12-07T18:00+09:00',
    ],
  ])('end where a calendar can tell: %s', (_name, from, to, end) => {
    const [event] = calendarEvents(
      told({
        from: null,
        until: null,
        schedule: [{ kind: 'CONTRACT', name: null, from, to, note: null }],
      }),
    );
    expect(event?.to).toBe(end);
  });
});
