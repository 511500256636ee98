import { describe, expect, it } from 'vitest';
import {
  markShown,
  MOST_ALARMS,
  NOTICE_STATUS,
  withAlarm,
  withHandedOver,
  withLearned,
  type SetAlarm,
  type VisitorAlarm,
} from '#core';

const at = (text: string): number => Date.parse(`${text}:00+09:00`);
const LATE = '2026-12-25T17:00+09:00';
const SOON = '2026-11-25T17:00+09:00';
const alarm = (noticeId: string, part: Partial<SetAlarm> = {}): SetAlarm => ({
  noticeId,
  title: '청년 매입임대',
  until: LATE,
  days: [1],
  ...part,
});
const SET_AT = at('2026-11-20T12:00');
const ids = (list: readonly VisitorAlarm[]) => list.map(({ noticeId }) => noticeId);

/** As many as are kept, the last one set in front; those of `special` close soon. */
const full = (...special: readonly number[]) =>
  Array.from({ length: MOST_ALARMS }, (_, index) => index)
    .reverse()
    .reduce<readonly VisitorAlarm[]>(
      (list, index) =>
        withAlarm(
          list,
          alarm(`${index}`, { until: special.includes(index) ? SOON : LATE }),
          SET_AT,
        ),
      [],
    );

describe('one alarm more than are kept', () => {
  it('is not set where all others have something to show', () => {
    const list = full();
    expect(withAlarm(list, alarm('new'), SET_AT)).toBe(list);
  });

  it('is set in place of its own', () => {
    const list = full();
    expect(ids(withAlarm(list, alarm('7', { days: [3] }), SET_AT))).toEqual([
      '7',
      ...ids(list).filter((id) => id !== '7'),
    ]);
  });

  it('takes the room of the one that was set first of those that are closed', () => {
    const list = full(3, 9);
    const set = withAlarm(list, alarm('new'), at('2026-11-25T17:00'));
    expect(ids(set)).toEqual(['new', ...ids(list).filter((id) => id !== '9')]);
    const again = withAlarm(set, alarm('newer'), at('2026-11-25T17:00'));
    expect(ids(again)).toEqual(['newer', ...ids(set).filter((id) => id !== '3')]);
    expect(withAlarm(again, alarm('newest'), at('2026-11-25T17:00'))).toBe(again);
  });

  it('leaves those that are closed where there is room', () => {
    const [, ...list] = full(3);
    const set = withAlarm(list, alarm('new'), at('2026-11-25T17:00'));
    expect(ids(set)).toEqual(['new', ...ids(list)]);
  });

  it.each([
    ['waits to be shown', '2026-11-24T12:00', false],
    ['waits for the morning', '2026-11-24T22:00', false],
    ['was shown for the last time', '2026-11-24T12:00', true],
  ])('of one that %s', (_, now, isShown) => {
    const list = full(3);
    const moment = { noticeId: '3', at: at('2026-11-24T08:00') };
    const before = isShown ? markShown(list, [moment]) : list;
    const set = withAlarm(before, alarm('new'), at(now));
    expect(set !== before).toBe(isShown);
    expect(ids(set).includes('3')).toBe(!isShown);
  });

  it('takes the room of one that is said to be over, or that an account tells of', () => {
    const list = full(3);
    const over = withLearned(list, [
      { id: '3', title: '', until: SOON, status: NOTICE_STATUS.EXPIRE },
    ]);
    expect(ids(withAlarm(over, alarm('new'), SET_AT))).not.toContain('3');
    const now = at('2026-11-24T12:00');
    const given = withHandedOver(list, { noticeId: '3', days: [1] }, [], now);
    expect(withAlarm(given, alarm('new'), now)).toBe(given);
    const shown = markShown(given, [{ noticeId: '3', at: at('2026-11-24T08:00') }]);
    expect(ids(withAlarm(shown, alarm('new'), now))).not.toContain('3');
  });
});
