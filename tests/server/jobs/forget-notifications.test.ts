import { describe, expect, test } from 'vitest';
import { forgetNotifications } from '../../../server/jobs/forget-notifications';
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

describe('forgetting what members were told', () => {
  const clock = new MovingClock();
  const { signal: open } = new AbortController();

  test.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [2500, 3],
  ])('takes %i away in %i parts of at most 1,000', async (old, parts) => {
    const notifications = stored(old);
    await forgetNotifications({ notifications, clock, cancel: open });
    expect(notifications.asked).toHaveLength(parts);
    expect(notifications.asked.every(({ most }) => most === 1000)).toBe(true);
  });

  test('leaves what is 90 days old to the millisecond', async () => {
    const notifications = stored(0);
    await forgetNotifications({ notifications, clock, cancel: open });
    expect(notifications.asked.map(({ before }) => clock.now() - before)).toEqual([
      90 * 24 * 3_600_000,
    ]);
  });

  test('stops between two parts where the process closes, to be done again', async () => {
    const closing = new AbortController();
    const notifications = stored(5000, () => {
      closing.abort();
    });
    await expect(
      forgetNotifications({ notifications, clock, cancel: closing.signal }),
    ).rejects.toThrow('aborted');
    expect(notifications.asked).toHaveLength(1);
  });
});
