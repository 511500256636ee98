import { describe, expect, test } from 'vitest';
import {
  FORGET_ASIDE_JOBS,
  FORGET_CHECKLIST_SHARES,
  FORGET_CHECKLISTS,
  FORGET_DONE_JOBS,
  FORGET_MEMBER_WRITES,
  FORGET_NOTIFICATIONS,
  FORGET_OLD_REPORTS,
  FORGET_OVER_COLLECTIONS,
  FORGET_OVER_FINDS,
  FORGET_OVER_PLACES,
  FORGET_OVER_REQUESTS,
  FORGET_DEAL_SHOWINGS,
  FORGET_DEAL_VIEWS,
  FORGET_DEAL_WORDS,
  FORGET_POST_VIEWS,
  FORGET_SILENT_ROOMS,
  FORGET_TIMES,
  forgetOld,
} from '../../../server/jobs/forget-old';
import { nextOf } from '../../../server/jobs/schedules';
import { MovingClock } from '../../support/moving-clock';

/** So many that are old enough, and what was asked of them. */
function stored(old: number, onForget: () => void = () => undefined) {
  const asked: { readonly before: number; readonly most: number }[] = [];
  return {
    asked,
    forget: (before: number, most: number) => {
      asked.push({ before, most });
      const forgotten = Math.min(old, most);
      old -= forgotten;
      onForget();
      return Promise.resolve(forgotten);
    },
  };
}

describe('forgetting what is old', () => {
  const clock = new MovingClock();
  const { signal: open } = new AbortController();

  test.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [2500, 3],
  ])('takes %i away in %i parts of at most 1,000', async (count, parts) => {
    const old = stored(count);
    expect(await forgetOld({ ...old, days: 90, clock, cancel: open })).toBe(count);
    expect(old.asked).toHaveLength(parts);
    expect(old.asked.every(({ most }) => most === 1000)).toBe(true);
  });

  test('leaves what is 90 days old to the millisecond', async () => {
    const old = stored(0);
    await forgetOld({ ...old, days: 90, clock, cancel: open });
    expect(old.asked.map(({ before }) => clock.now() - before)).toEqual([90 * 24 * 3_600_000]);
  });

  test('stops between two parts where the process closes, to be done again', async () => {
    const closing = new AbortController();
    const old = stored(5000, () => {
      closing.abort();
    });
    await expect(forgetOld({ ...old, days: 90, clock, cancel: closing.signal })).rejects.toThrow(
      'aborted',
    );
    expect(old.asked).toHaveLength(1);
  });

  test('is done daily of notifications and readings, and hourly of jobs and sendings', () => {
    const next = nextOf(FORGET_TIMES, clock.now());
    expect(next.map(({ kind, runAt }) => [kind, runAt])).toEqual([
      [FORGET_NOTIFICATIONS, Date.parse('2026-11-21T04:40:00+09:00')],
      [FORGET_DONE_JOBS, Date.parse('2026-11-20T12:25:00+09:00')],
      [FORGET_ASIDE_JOBS, Date.parse('2026-11-20T12:25:00+09:00')],
      [FORGET_POST_VIEWS, Date.parse('2026-11-21T04:50:00+09:00')],
      [FORGET_DEAL_VIEWS, Date.parse('2026-11-21T04:55:00+09:00')],
      [FORGET_DEAL_SHOWINGS, Date.parse('2026-11-21T05:05:00+09:00')],
      [FORGET_DEAL_WORDS, Date.parse('2026-11-21T05:10:00+09:00')],
      [FORGET_MEMBER_WRITES, Date.parse('2026-11-20T12:35:00+09:00')],
      [FORGET_OLD_REPORTS, Date.parse('2026-11-21T05:15:00+09:00')],
      [FORGET_SILENT_ROOMS, Date.parse('2026-11-21T05:20:00+09:00')],
      [FORGET_OVER_PLACES, Date.parse('2026-11-21T05:30:00+09:00')],
      [FORGET_OVER_REQUESTS, Date.parse('2026-11-21T05:45:00+09:00')],
      [FORGET_OVER_FINDS, Date.parse('2026-11-21T05:50:00+09:00')],
      [FORGET_CHECKLISTS, Date.parse('2026-11-21T05:00:00+09:00')],
      [FORGET_CHECKLIST_SHARES, Date.parse('2026-11-20T12:45:00+09:00')],
      [FORGET_OVER_COLLECTIONS, Date.parse('2026-11-21T05:55:00+09:00')],
    ]);
  });
});
