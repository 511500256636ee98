import { describe, expect, test } from 'vitest';
import { sendNoticeAlarms } from '../../../server/jobs/send-notice-alarms';
import type {
  AlarmedNotice,
  NewNotification,
} from '../../../server/ports/notifications/notifications';
import { MovingClock } from '../../support/moving-clock';

const JOB = { id: 1, kind: 'notice-alarms', key: 'a time', payload: {}, attempt: 1 };
const at = (text: string): number => Date.parse(`${text}+09:00`);

const alarmOf = (memberId: number, until: string): AlarmedNotice => ({
  memberId,
  noticeId: '7',
  title: '행복주택',
  until,
  days: [0],
  setAt: at('2026-11-20T12:00:00'),
});

/** A run over these batches that begins at a moment; `onTold` is called after each. */
function run(
  begins: string,
  batches: readonly (readonly AlarmedNotice[])[],
  onTold: (world: { clock: MovingClock; closing: AbortController }) => void,
) {
  const clock = new MovingClock();
  clock.advance(at(begins) - clock.now());
  const closing = new AbortController();
  const told: NewNotification[] = [];
  const warned: unknown[] = [];
  const done = sendNoticeAlarms({
    alarms: {
      closing: async function* () {
        for (const batch of batches) yield await Promise.resolve(batch);
      },
    },
    notifications: {
      add: (given) => {
        told.push(...given);
        onTold({ clock, closing });
        return Promise.resolve();
      },
    },
    clock,
    logger: { warn: (...said: unknown[]) => warned.push(said) } as never,
    cancel: closing.signal,
  })(null, JOB);
  return { done, told, warned, members: () => told.map(({ memberId }) => memberId) };
}

describe('a run of alarms that takes long', () => {
  const early = '2026-11-25T07:30+09:00';

  test('stops where the quiet hours begin, and says so', async () => {
    const { done, members, warned } = run(
      '2026-11-24T20:59:30',
      [[alarmOf(1, early)], [alarmOf(2, early)], [alarmOf(3, early)]],
      ({ clock }) => {
        clock.advance(20_000);
      },
    );
    await done;
    expect(members()).toEqual([1, 2]);
    expect(warned).toHaveLength(1);
  });

  test('leaves out what closed meanwhile, and says what is true by then', async () => {
    const { done, told } = run(
      '2026-11-24T16:59:59',
      [
        [alarmOf(1, '2026-11-24T17:00+09:00')],
        [alarmOf(2, '2026-11-24T17:00+09:00'), alarmOf(3, '2026-11-24T18:00+09:00')],
      ],
      ({ clock }) => {
        clock.advance(1000);
      },
    );
    await done;
    expect(told.map(({ memberId, message }) => [memberId, message])).toEqual([
      [1, '오늘 17:00에 마감해요'],
      [3, '오늘 18:00에 마감해요'],
    ]);
  });

  test('stops between two batches where the process closes, to be done again', async () => {
    const { done, members } = run(
      '2026-11-24T20:50:00',
      [[alarmOf(1, early)], [alarmOf(2, early)]],
      ({ closing }) => {
        closing.abort();
      },
    );
    await expect(done).rejects.toThrow('aborted');
    expect(members()).toEqual([1]);
  });
});
