import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { serverEvents, type ServerEvent } from '../../../../src/adapters/http/client/server-events';
import { HeardChats } from '../../../../src/adapters/http/chats/heard-chats';
import { HeardCollections } from '../../../../src/adapters/http/collections/heard-collections';
import { HttpLiveInbox } from '../../../../src/adapters/http/http-live-inbox';
import type { MemberNotification } from '#core';
import { pause } from '../../../../src/adapters/system/pause';
import { clientOf } from '../../../support/http-client';
import type { Carrier } from '../../../../src/adapters/http/client/call';

/** A stream of these pieces. */
const streamOf = (pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

async function eventsIn(pieces: readonly (string | Uint8Array)[]): Promise<readonly ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(streamOf(pieces))) events.push(event);
  return events;
}

const TEXT =
  'retry: 2000\n\n: \n\nid: 1\nevent: notification\ndata: {"제목":"공고"}\n\n' +
  'data:a\ndata: b\r\n\r\nevent: odd\n\nevent: x\ndata\n\ndata: cut off';

const EVENTS = [
  { name: 'notification', data: '{"제목":"공고"}' },
  { name: 'message', data: 'a\nb' },
  { name: 'x', data: '' },
];

describe('the events of a stream', () => {
  test('are read as the standard says', async () => {
    expect(await eventsIn([TEXT])).toEqual(EVENTS);
  });

  test('are the same in whatever pieces they come', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: bytes.length })), async (cuts) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const pieces = ends.slice(1).map((end, at) => bytes.slice(ends[at], end));
        expect(await eventsIn(pieces)).toEqual(EVENTS);
      }),
    );
  });

  test('end where a stream has none and no end', async () => {
    expect(await eventsIn(['x'.repeat(600_000), 'x'.repeat(600_000), '\n\ndata: a\n\n'])).toEqual(
      [],
    );
  });
});

const told = (change: number): MemberNotification => ({
  id: `id-${change}`,
  kind: 'NOTICE_ALARM',
  title: String(change),
  message: '',
  NOTI_TARGET_CD: 'OPITG10002',
  LINK: '1',
  createdAt: '2026-11-20T03:00:00.000Z',
  isRead: false,
  change,
  firstChange: change,
});
const eventOf = (change: number) =>
  `id: ${change}\nevent: notification\ndata: ${JSON.stringify(told(change))}\n\n`;

/** What a stream said before nobody answered any more. */
interface Silent {
  readonly pieces: readonly string[];
  readonly cancelled: () => void;
}

/** `fallSilent` is called when all was read. */
const silentStream = (
  { pieces, cancelled }: Silent,
  fallSilent: () => void,
): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
    pull: fallSilent,
    cancel: cancelled,
  });

/** What a stream said before its line was cut. */
interface Broken {
  readonly pieces: readonly string[];
  readonly breaks: true;
}

const brokenStream = ({ pieces }: Broken): ReadableStream<Uint8Array> => {
  const left = [...pieces];
  return new ReadableStream({
    pull: (controller) => {
      const piece = left.shift();
      if (piece === undefined) controller.error(new TypeError('reset'));
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
};

const bodyOf = (answer: readonly string[] | Silent | Broken, fallSilent: () => void) => {
  if ('breaks' in answer) return brokenStream(answer);
  return 'pieces' in answer ? silentStream(answer, fallSilent) : streamOf(answer);
};

describe('following what comes', () => {
  /** Answers each call with the next of these; the last one is the end of the session. */
  function follow(
    answers: readonly (readonly string[] | Silent | Broken | 'away' | 'broken' | 'never')[],
    /** Whether a pause of so many ms is ended early. */
    woken: (ms: number) => boolean = () => false,
  ) {
    const asked: unknown[] = [];
    const pauses: number[] = [];
    const heard: string[] = [];
    let at = 0;
    let isSilent = false;
    let endSilence: () => void = () => undefined;
    const fallSilent = () => {
      isSilent = true;
      endSilence();
    };
    const carrier: Carrier = {
      carry: ({ call }) => {
        isSilent = false;
        asked.push(call.params?.['after']);
        const answer = answers[at];
        at += 1;
        if (answer === 'away') return Promise.reject(new Error('away'));
        if (answer === 'never') {
          fallSilent();
          return new Promise<never>(() => undefined);
        }
        if (answer === 'broken')
          return Promise.resolve({ status: 503, body: null, header: () => undefined });
        const body = answer === undefined ? null : bodyOf(answer, fallSilent);
        return Promise.resolve({
          status: answer === undefined ? 401 : 200,
          body,
          header: () => undefined,
        });
      },
    };
    return new Promise<{ asked: unknown[]; pauses: number[]; heard: string[] }>((resolve) => {
      const live = new HttpLiveInbox({
        chats: new HeardChats(),
        collections: new HeardCollections(),
        random: { number: () => 0 },
        client: clientOf('http://nowhere'),
        carrier,
        pause: (_ms, signal) =>
          new Promise<void>((over) => {
            signal.addEventListener('abort', () => {
              over();
            });
            endSilence = over;
            if (isSilent) over();
          }),
        rest: (ms) => {
          pauses.push(ms);
          return Promise.resolve(woken(ms));
        },
        join: (_name, { hold, hear }) => {
          void hold(new AbortController().signal, hear).then(() => {
            resolve({ asked, pauses, heard });
          });
          return () => undefined;
        },
      });
      live.open(
        '7',
        () => Promise.resolve(3),
        ({ title }) => heard.push(title),
      );
    });
  }

  test('goes on from the last that was heard, and ends with the session', async () => {
    const { asked, heard } = await follow([[eventOf(4), eventOf(5)], [eventOf(6)], []]);
    expect(heard).toEqual(['4', '5', '6']);
    expect(asked).toEqual([3, 5, 6, 6]);
  });

  test('waits longer each time that nobody answers, and not once somebody has', async () => {
    const { pauses } = await follow([
      'away',
      'broken',
      'away',
      'away',
      'away',
      [eventOf(4)],
      'away',
    ]);
    expect(pauses).toEqual([0, 2000, 5000, 15_000, 30_000, 30_000, 2000, 5000]);
  });

  test('waits shortly again once it was woken out of a pause', async () => {
    const { pauses } = await follow(['away', 'away', 'away', 'away', 'away'], (ms) => ms > 5000);
    expect(pauses).toEqual([0, 2000, 5000, 15_000, 2000, 5000]);
  });

  test('asks again where a line is silent, from the last that was heard', async () => {
    let hungUp = 0;
    const cancelled = () => {
      hungUp += 1;
    };
    const { asked, heard, pauses } = await follow([
      { pieces: [eventOf(4), ': \n\n', eventOf(5)], cancelled },
      'never',
      [eventOf(6)],
    ]);
    expect(heard).toEqual(['4', '5', '6']);
    expect(asked).toEqual([3, 5, 5, 6]);
    expect(hungUp).toBe(1);
    expect(pauses).toEqual([0, 2000, 5000, 2000]);
  });

  test('is not deaf for longer after each line that breaks once something was read', async () => {
    const broken: Broken = { pieces: ['retry: 2000\n\n', eventOf(4)], breaks: true };
    const { pauses, heard } = await follow(['away', broken, broken, broken, 'away']);
    expect(pauses).toEqual([0, 2000, 2000, 2000, 2000, 5000]);
    expect(heard).toEqual(['4', '4', '4']);
  });

  test('waits longer each time that a line breaks before anything was read', async () => {
    const broken: Broken = { pieces: [], breaks: true };
    const { pauses } = await follow([broken, broken, broken]);
    expect(pauses).toEqual([0, 2000, 5000, 15_000]);
  });

  test('leaves no line open that is given up while it waits to ask', async () => {
    const leaving = new AbortController();
    const cancels: unknown[] = [];
    await new Promise<void>((resolve) => {
      const live = new HttpLiveInbox({
        chats: new HeardChats(),
        collections: new HeardCollections(),
        random: { number: () => 0 },
        client: clientOf('http://nowhere'),
        carrier: {
          carry: ({ call }) => {
            cancels.push(call.cancel?.aborted);
            return Promise.reject(new Error('given up'));
          },
        },
        pause,
        rest: () => {
          leaving.abort();
          return Promise.resolve(false);
        },
        join: (_name, { hold, hear }) => {
          void hold(leaving.signal, hear).then(resolve);
          return () => undefined;
        },
      });
      live.open(
        '7',
        () => Promise.resolve(0),
        () => undefined,
      );
    });
    expect(cancels).toEqual([true]);
  });

  test('hears nothing that is no notification', async () => {
    const odd = 'event: notification\ndata: {"id":1}\n\nevent: other\ndata: {}\n\n';
    const { heard } = await follow([[odd, eventOf(4)]]);
    expect(heard).toEqual(['4']);
  });
});
