import { describe, expect, test } from 'vitest';
import { tellCorrections } from '../../../server/jobs/tell-corrections';
import type { NewJob } from '../../../server/ports/jobs';
import type { CorrectedNotice } from '../../../server/ports/notices/notices';
import type { NewNotification } from '../../../server/ports/notifications/notifications';
import { MovingClock } from '../../support/moving-clock';
import { notice as noticeOf } from '../../support/notices';

const JOB = { id: 1, kind: 'notice-corrected', key: 'a key', payload: null, attempt: 1 };

/** A corrected notice whose alarms belong to these, and what is told of it. */
function correction(
  batches: readonly (readonly number[])[],
  onTold: () => void = () => undefined,
  clock = new MovingClock(),
  asked: number[] = [],
) {
  const queued: NewJob[] = [];
  const changes = [{ field: 'TITLE', before: '앞', after: '뒤' }] as const;
  const notice = noticeOf({ id: '7', corrections: [{ number: 1, on: '20261120', changes }] });
  const told: (readonly NewNotification[])[] = [];
  const closing = new AbortController();
  const tell = tellCorrections({
    notices: { one: () => Promise.resolve({ notice, version: '1' }) },
    alarms: {
      membersOf: async function* (_, before) {
        asked.push(before);
        for (const batch of batches) yield await Promise.resolve(batch);
      },
    },
    notifications: {
      add: (given) => {
        told.push(given);
        onTold();
        return Promise.resolve();
      },
    },
    jobs: { add: (given) => Promise.resolve(queued.push(...given)).then() },
    clock,
    cancel: closing.signal,
  });
  const run = (payload: CorrectedNotice = { noticeId: '7', number: 1 }) => tell(payload, JOB);
  return { run, told, closing, queued, asked };
}

describe('telling a correction', () => {
  test('goes to everybody with an alarm, a batch at a time', async () => {
    const { run, told } = correction([[1, 2], [3]]);
    await run();
    expect(told.map((batch) => batch.map(({ memberId }) => memberId))).toEqual([[1, 2], [3]]);
  });

  test('goes to those who had one by then; queued without a moment, to all', async () => {
    const clock = new MovingClock();
    const { run, asked } = correction([[1]], undefined, clock);
    const before = clock.now() - 3_600_000;
    await run({ noticeId: '7', number: 1, before });
    await run();
    expect(asked).toEqual([before, clock.now()]);
  });

  test('stops between two batches where the process closes, to be done again', async () => {
    const made = correction([[1, 2], [3]], () => {
      made.closing.abort();
    });
    await expect(made.run()).rejects.toThrow('aborted');
    expect(made.told).toHaveLength(1);
  });

  test('waits for the morning from where the quiet hours begin, whatever was told by then', async () => {
    const clock = new MovingClock();
    clock.advance(Date.parse('2026-11-20T20:59:59+09:00') - clock.now());
    const atNine = () => {
      clock.advance(1000);
    };
    const { run, told, queued } = correction([[1, 2], [3]], atNine, clock);
    await run();
    expect(told.flat().map(({ memberId }) => memberId)).toEqual([1, 2]);
    expect(queued).toEqual([
      {
        kind: 'notice-corrected',
        key: 'a key in the morning',
        payload: { noticeId: '7', number: 1 },
        runAt: Date.parse('2026-11-21T08:00:00+09:00'),
      },
    ]);
  });
});
