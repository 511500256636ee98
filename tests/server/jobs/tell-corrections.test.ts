import { describe, expect, test } from 'vitest';
import { tellCorrections } from '../../../server/jobs/tell-corrections';
import type { NewNotification } from '../../../server/ports/notifications';
import { MovingClock } from '../../support/moving-clock';
import { notice as noticeOf } from '../../support/notices';

const JOB = { id: 1, kind: 'notice-corrected', key: 'a key', payload: null, attempt: 1 };

/** A corrected notice whose alarms belong to these, and what is told of it. */
function correction(batches: readonly (readonly number[])[], onTold: () => void = () => undefined) {
  const clock = new MovingClock();
  const changes = [{ field: 'TITLE', before: '앞', after: '뒤' }] as const;
  const notice = noticeOf({ id: '7', corrections: [{ number: 1, on: '20261120', changes }] });
  const told: (readonly NewNotification[])[] = [];
  const closing = new AbortController();
  const tell = tellCorrections({
    notices: { one: () => Promise.resolve({ notice, version: '1' }) },
    alarms: {
      membersOf: async function* () {
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
    jobs: { add: () => Promise.resolve() },
    clock,
    cancel: closing.signal,
  });
  const run = () => tell({ noticeId: '7', number: 1 }, JOB);
  return { run, told, closing };
}

describe('telling a correction', () => {
  test('goes to everybody with an alarm, a batch at a time', async () => {
    const { run, told } = correction([[1, 2], [3]]);
    await run();
    expect(told.map((batch) => batch.map(({ memberId }) => memberId))).toEqual([[1, 2], [3]]);
  });

  test('stops between two batches where the process closes, to be done again', async () => {
    const made = correction([[1, 2], [3]], () => {
      made.closing.abort();
    });
    await expect(made.run()).rejects.toThrow('aborted');
    expect(made.told).toHaveLength(1);
  });
});
