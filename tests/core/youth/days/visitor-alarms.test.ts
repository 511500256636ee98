import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueAlarms,
  markShown,
  markUnseen,
  MOST_ALARMS,
  nextDueAt,
  NOTICE_STATUS,
  parseNoticeAlarms,
  storedNoticeAlarms,
  withAlarm,
  withHandedOver,
  withLearned,
  withoutAlarm,
  withoutSpent,
  type VisitorAlarm,
} from '#core';
import { anyText } from '../../../support/core-values';
import { NOTICE_NOW } from '../../../support/notices';

const at = (text: string): number => Date.parse(`${text}:00+09:00`);
const alarm = (part: Partial<VisitorAlarm> = {}): VisitorAlarm => ({
  noticeId: '101',
  title: '청년 매입임대',
  until: '2026-11-25T17:00+09:00',
  days: [3, 1, 0],
  shown: [],
  isOver: false,
  isHandedOver: false,
  ...part,
});

describe('storage', () => {
  it('gives back what was kept', () => {
    const list = [
      alarm({ shown: [1, 2] }),
      alarm({ noticeId: '102', until: '2026-12-01' }),
      alarm({ noticeId: '103', isOver: true }),
      alarm({ noticeId: '104', isHandedOver: true }),
    ];
    expect(parseNoticeAlarms(storedNoticeAlarms(list))).toEqual(list);
  });

  it('leaves out what cannot be read', () => {
    const entries = [
      alarm({ noticeId: '../x' }),
      alarm({ noticeId: '' }),
      { ...alarm(), noticeId: null },
      alarm({ until: '2026-02-30' }),
      { ...alarm(), days: 'all' },
      { ...alarm(), days: [2, 5, null] },
      null,
      { ...alarm(), noticeId: 7, title: null, days: [0, 9, 7, 0], shown: ['1', 2] },
      { ...alarm({ noticeId: '8' }), shown: {}, isOver: 'yes', isHandedOver: 1 },
      alarm({ noticeId: '8', title: '같은 공고' }),
    ];
    expect(parseNoticeAlarms(JSON.stringify(entries))).toEqual([
      alarm({ noticeId: '7', title: '', days: [7, 0], shown: [2] }),
      alarm({ noticeId: '8' }),
    ]);
  });

  it('keeps so many, with titles that stay small', () => {
    const many = Array.from({ length: 90 }, (_, id) =>
      alarm({ noticeId: `${id}`, title: '가'.repeat(1000) }),
    );
    const kept = parseNoticeAlarms(JSON.stringify(many));
    expect(kept.map(({ noticeId }) => noticeId)).toEqual(
      many.slice(0, MOST_ALARMS).map(({ noticeId }) => noticeId),
    );
    expect(kept[0]?.title).toHaveLength(200);
  });

  it('survives anything', () => {
    const values = fc.oneof(anyText, fc.json(), fc.constant(null));
    fc.assert(
      fc.property(values, (stored) => {
        const list = parseNoticeAlarms(stored);
        expect(parseNoticeAlarms(storedNoticeAlarms(list))).toEqual(list);
      }),
    );
  });
});

describe('setting', () => {
  it('puts the alarm in front, in place of the one before', () => {
    const list = withAlarm([alarm(), alarm({ noticeId: '102' })], alarm({ days: [1] }), NOTICE_NOW);
    const other = withAlarm(list, alarm({ noticeId: '102' }), NOTICE_NOW);
    expect(list.map(({ noticeId, days }) => [noticeId, days])).toEqual([
      ['101', [1]],
      ['102', [3, 1, 0]],
    ]);
    expect(other.map(({ noticeId }) => noticeId)).toEqual(['102', '101']);
    expect(withoutAlarm(other, '102')).toEqual(withoutAlarm(list, '102'));
  });

  it('makes up for no moment that is past', () => {
    const now = at('2026-11-22T09:00');
    expect(dueAlarms(withAlarm([], alarm(), now), now)).toEqual([]);
    expect(dueAlarms([alarm()], now)).toHaveLength(1);
  });
});

describe('dueAlarms', () => {
  const list = withAlarm([], alarm(), NOTICE_NOW);

  it.each([
    ['2026-11-22T07:59', null],
    ['2026-11-22T08:00', 3],
    ['2026-11-23T20:59', 3],
    ['2026-11-23T21:00', null],
    ['2026-11-24T07:59', null],
    ['2026-11-24T08:00', 1],
    ['2026-11-25T16:59', 0],
    ['2026-11-25T17:00', null],
  ])('at %s shows the one of day %s', (moment, day) => {
    expect(dueAlarms(list, at(moment)).map((due) => due.day)).toEqual(day === null ? [] : [day]);
  });

  it('shows each once, and no earlier one later', () => {
    const now = at('2026-11-24T12:00');
    const due = dueAlarms(list, now);
    expect(due).toEqual([
      {
        noticeId: '101',
        title: '청년 매입임대',
        until: '2026-11-25T17:00+09:00',
        day: 1,
        at: at('2026-11-24T08:00'),
      },
    ]);
    const shown = markShown(list, due);
    expect(dueAlarms(shown, now)).toEqual([]);
    expect(markShown(shown, due)).toEqual(shown);
    expect(markUnseen(shown, due)).toEqual(list);
    expect(markUnseen(shown, [{ noticeId: '9', at: due[0]?.at ?? 0 }])).toEqual(shown);
    expect(dueAlarms(shown, at('2026-11-25T08:00')).map(({ day }) => day)).toEqual([0]);
  });

  it('names the soonest to close first', () => {
    const two = withAlarm(list, alarm({ noticeId: '9', until: '2026-11-24' }), NOTICE_NOW);
    const three = withAlarm(two, alarm({ noticeId: '10', until: '2026-11-26' }), NOTICE_NOW);
    expect(dueAlarms(three, at('2026-11-24T09:00')).map(({ noticeId }) => noticeId)).toEqual([
      '9',
      '101',
      '10',
    ]);
  });

  it('leaves the night alone: what was missed waits, unless the notice is over by the morning', () => {
    const early = [alarm({ until: '2026-11-25T07:30+09:00', days: [0] })];
    expect(dueAlarms(early, at('2026-11-24T20:59'))).toHaveLength(1);
    for (const night of ['2026-11-24T21:00', '2026-11-25T03:00', '2026-11-25T07:29'])
      expect(dueAlarms(early, at(night))).toEqual([]);
    expect(nextDueAt(early, at('2026-11-24T23:00'))).toBeNull();
    const late = [alarm({ until: '2026-11-26T08:30+09:00', days: [1] })];
    expect(nextDueAt(late, at('2026-11-25T23:00'))).toBe(at('2026-11-26T08:00'));
    expect(dueAlarms(late, at('2026-11-26T08:00')).map(({ day }) => day)).toEqual([1]);
  });
});

describe('nextDueAt', () => {
  it.each([
    ['2026-11-20T12:00', '2026-11-22T08:00'],
    ['2026-11-22T08:00', '2026-11-24T08:00'],
    ['2026-11-25T07:59', '2026-11-25T08:00'],
    ['2026-11-25T08:00', null],
  ])('at %s: %s', (moment, next) => {
    const list = withAlarm([], alarm(), NOTICE_NOW);
    expect(nextDueAt(list, at(moment))).toBe(next === null ? null : at(next));
  });

  it('is never, where there is no alarm', () => {
    expect(nextDueAt([], NOTICE_NOW)).toBeNull();
    expect(nextDueAt([], at('2026-11-20T23:00'))).toBeNull();
  });
});

describe('withLearned', () => {
  const notice = {
    id: '101',
    title: '청년 매입임대',
    until: alarm().until,
    status: NOTICE_STATUS.OPEN,
  } as const;
  const list = [alarm({ shown: [1] }), alarm({ noticeId: '102', shown: [2] })];

  it('takes over a new end and a new title, and keeps what was shown', () => {
    const put = { ...notice, title: '[정정] 청년 매입임대', until: '2026-11-30T17:00+09:00' };
    expect(withLearned(list, [{ ...put, id: '9' }, put])).toEqual([
      alarm({ title: put.title, until: put.until, shown: [1] }),
      list[1],
    ]);
    const titled = withLearned(list, [{ ...notice, title: '가'.repeat(1000) }]);
    expect(titled[0]?.title).toHaveLength(200);
  });

  it('drops the alarm of a notice that closes no more', () => {
    expect(withLearned(list, [{ ...notice, until: null }])).toEqual([list[1]]);
  });

  it('is the same list where nothing is new', () => {
    expect(withLearned(list, [notice, { ...notice, id: '9', until: null }])).toBe(list);
    expect(withLearned(list, [])).toBe(list);
  });

  it('lets one that was over remind anew of a notice that was put off', () => {
    const over = [alarm({ days: [1], shown: [at('2026-11-24T08:00')] })];
    const now = at('2026-11-26T12:00');
    expect(dueAlarms(over, now)).toEqual([]);
    const put = withLearned(over, [{ ...notice, until: '2026-11-30' }]);
    expect(nextDueAt(put, now)).toBe(at('2026-11-29T08:00'));
    expect(dueAlarms(put, at('2026-11-29T08:00'))).toMatchObject([{ until: '2026-11-30', day: 1 }]);
  });

  it('keeps silent of a notice that its source has ended early, until it is open again', () => {
    const ended = withLearned(withAlarm([], alarm({ days: [1] }), NOTICE_NOW), [
      { ...notice, status: NOTICE_STATUS.EXPIRE },
    ]);
    const now = at('2026-11-24T12:00');
    expect(dueAlarms(ended, now)).toEqual([]);
    expect(nextDueAt(ended, NOTICE_NOW)).toBeNull();
    expect(nextDueAt(ended, at('2026-11-24T23:00'))).toBeNull();
    const again = withLearned(ended, [notice]);
    expect(dueAlarms(again, now).map(({ day }) => day)).toEqual([1]);
    expect(nextDueAt(again, NOTICE_NOW)).toBe(at('2026-11-24T08:00'));
  });

  it('reminds of one that is yet to begin', () => {
    const early = withLearned(list, [{ ...notice, status: NOTICE_STATUS.SCHEDULED }]);
    expect(early).toBe(list);
  });

  it('tells at once of an end that has come nearer', () => {
    const now = at('2026-11-24T12:00');
    const far = withAlarm([], alarm({ until: '2026-12-10', days: [7, 1] }), now);
    const near = withLearned(far, [{ ...notice, until: '2026-11-25T17:00+09:00' }]);
    expect(dueAlarms(near, now).map(({ day }) => day)).toEqual([1]);
  });
});

describe('withHandedOver', () => {
  const night = at('2026-11-24T22:05');
  const morning = at('2026-11-25T08:00');
  const list = withAlarm([], alarm({ days: [1] }), NOTICE_NOW);
  const other = alarm({ noticeId: '102' });

  it('leaves what waits for the morning, and nothing of later moments', () => {
    const left = withHandedOver([...list, other], alarm({ days: [1] }), [], night);
    expect(left.map(({ noticeId, isHandedOver }) => [noticeId, isHandedOver])).toEqual([
      ['101', true],
      ['102', false],
    ]);
    const [mine] = left;
    const kept = parseNoticeAlarms(storedNoticeAlarms(mine === undefined ? [] : [mine]));
    expect(nextDueAt(kept, night)).toBe(morning);
    expect(withoutSpent(kept, night)).toBe(kept);
    const due = dueAlarms(kept, morning);
    expect(due.map(({ day }) => day)).toEqual([1]);
    expect(withoutSpent(markShown(kept, due), morning)).toEqual([]);
  });

  it('leaves nothing where nothing waits, or the account was to tell of it itself', () => {
    expect(withHandedOver(list, alarm({ days: [1] }), [], NOTICE_NOW)).toEqual([]);
    expect(withHandedOver(list, alarm({ days: [1] }), [1], night)).toEqual([]);
    // The last day's own reminder comes at the same morning, and from the account.
    const both = withAlarm([], alarm({ days: [1, 0] }), NOTICE_NOW);
    expect(withHandedOver(both, alarm({ days: [1, 0] }), [], night)).toEqual([]);
  });

  it('leaves what was set anew meanwhile', () => {
    expect(withHandedOver(list, alarm({ days: [3] }), [], night)).toEqual(list);
  });

  it('is over as soon as the account has told of a later moment', () => {
    const set = { days: [3, 1], until: '2026-11-28T17:00+09:00' } as const;
    const before = withAlarm([], alarm(set), NOTICE_NOW);
    const left = withHandedOver(before, alarm(set), [], at('2026-11-25T22:05'));
    expect(dueAlarms(left, at('2026-11-26T09:00')).map(({ day }) => day)).toEqual([3]);
    expect(dueAlarms(left, at('2026-11-27T09:00'))).toEqual([]);
    expect(withoutSpent(left, at('2026-11-27T09:00'))).toEqual([]);
  });

  it('is nothing of a notice that was put off, or ended early: the account tells of that', () => {
    const notice = { id: '101', title: '[정정]', until: alarm().until, status: NOTICE_STATUS.OPEN };
    const left = withHandedOver(list, alarm({ days: [1] }), [], night);
    expect(withLearned(left, [notice])).toMatchObject([{ title: '[정정]', isHandedOver: true }]);
    expect(withLearned(left, [{ ...notice, until: '2026-11-30' }])).toEqual([]);
    expect(withLearned(left, [{ ...notice, status: NOTICE_STATUS.EXPIRE }])).toEqual([]);
  });
});
