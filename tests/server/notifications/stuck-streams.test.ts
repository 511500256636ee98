import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OpenStreams } from '../../../server/notifications/open-streams';
import { MOST_CHANGES } from '../../../server/ports/notifications/notifications';
import { KIM, Told } from './told';

const MINUTE_MS = 60_000;

/** The answer to a page that takes nothing. */
const stuck = () => new Writable({ write: () => undefined });

/** The answer to a page that takes everything. */
const taking = () =>
  new Writable({
    write: (_text, _encoding, taken) => {
      taken();
    },
  });

describe('a stream', () => {
  let told: Told;
  beforeEach(() => {
    vi.useFakeTimers();
    told = new Told();
  });
  afterEach(() => void vi.useRealTimers());

  const streamsBy = (drawn: number) =>
    new OpenStreams({
      changes: {
        since: (asked) =>
          Promise.all(asked.map(({ memberId, after }) => told.since(memberId, after))),
      },
      signals: told.signals,
      random: { number: () => drawn },
    });

  test('whose page takes nothing is cut off once too much waits for it', async () => {
    const answer = stuck();
    streamsBy(0.5).open(KIM, answer, 0);
    told.add('가'.repeat(100_000));
    await vi.advanceTimersByTimeAsync(0);
    expect([answer.destroyed, told.listening]).toEqual([false, 1]);
    told.add('가'.repeat(300_000));
    await vi.advanceTimersByTimeAsync(0);
    expect([answer.destroyed, told.listening]).toEqual([true, 0]);
  });

  test('looks for nothing more once it is cut off', async () => {
    for (let each = 0; each < MOST_CHANGES; each += 1) told.add('가'.repeat(1_000));
    const { since } = told;
    let looks = 0;
    told.since = (member, change) => {
      looks += 1;
      return since(member, change);
    };
    const answer = stuck();
    streamsBy(0.5).open(KIM, answer, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect([answer.destroyed, looks]).toEqual([true, 1]);
  });

  test('that was ended and is not over ten seconds later is cut off', async () => {
    const streams = streamsBy(0.5);
    const [held, over] = [stuck(), taking()];
    for (const answer of [held, over]) streams.open(KIM, answer, 0);
    streams.close();
    await vi.advanceTimersByTimeAsync(9_999);
    expect([held.destroyed, held.writableEnded, over.writableFinished]).toEqual([
      false,
      true,
      true,
    ]);
    await vi.advanceTimersByTimeAsync(1);
    expect(held.destroyed).toBe(true);
    // Of what is over nothing is left to wait for.
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is asked for while the server closes is cut off likewise', async () => {
    const streams = streamsBy(0.5);
    streams.close();
    const answer = stuck();
    answer.write('what was on its way');
    streams.open(KIM, answer, 0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answer.destroyed).toBe(true);
  });

  test.each([
    [0, 8],
    [0.5, 10],
    [0.75, 11],
  ])('that draws %d lasts %d minutes', async (drawn, minutes) => {
    const answer = taking();
    streamsBy(drawn).open(KIM, answer, 0);
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS - 1);
    expect(answer.writableEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([answer.writableEnded, told.listening]).toEqual([true, 0]);
  });

  test('draws for itself how long it lasts', async () => {
    const answers = Array.from({ length: 10 }, taking);
    const streams = new OpenStreams({
      changes: { since: (asked) => Promise.resolve(asked.map(() => [])) },
      signals: told.signals,
    });
    const ends = new Set<number>();
    for (const answer of answers) {
      answer.on('finish', () => ends.add(Date.now()));
      streams.open(KIM, answer, 0);
    }
    await vi.advanceTimersByTimeAsync(8 * MINUTE_MS - 1);
    expect(ends.size).toBe(0);
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS + 1);
    expect(answers.every((answer) => answer.writableEnded)).toBe(true);
    expect(ends.size).toBeGreaterThan(1);
  });
});
