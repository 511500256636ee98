import { safeParse } from 'zod/mini';
import type { LiveInbox, MemberNotification, Random } from '#core';
import { chatChange } from '#contract/chats';
import { collectionChange } from '#contract/collections';
import { memberNotification } from '#contract/notifications';
import type { Carrier } from './client/call';
import type { HeardChats } from './chats/heard-chats';
import type { HeardCollections } from './collections/heard-collections';
import type { HttpClient } from './client/http-client';
import { serverEvents } from './client/server-events';

/** Shared by the tabs of a browser; see adapters/system/shared-line.ts. */
export type JoinLine = (
  name: string,
  use: {
    readonly hold: (signal: AbortSignal, tell: (message: unknown) => void) => Promise<void>;
    readonly hear: (message: unknown) => void;
  },
) => () => void;

/** Waits, or less where the signal ends. */
type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Waits as well, or less where there is reason to try again at once: true then. */
export type Rest = (ms: number, signal: AbortSignal) => Promise<boolean>;

interface LiveParts {
  readonly client: Pick<HttpClient, 'send'>;
  readonly carrier: Carrier;
  readonly join: JoinLine;
  readonly pause: Pause;
  readonly rest: Rest;
  /** Told of rooms, which come by the same line. */
  readonly chats: Pick<HeardChats, 'tell' | 'begin' | 'leave'>;
  /** Of collections alike. */
  readonly collections: Pick<HeardCollections, 'tell' | 'begin' | 'leave'>;
  readonly random: Pick<Random, 'number'>;
}

/** Before it is asked, ms: at once the first time, longer each time that nobody answers. */
const PAUSES = [0, 2000, 5000, 15_000];
const LONGEST_PAUSE = 30_000;
/** A pause is longer by up to this share of it, so that not all pages come back at once. */
const SPREAD = 0.4;
const UNAUTHORIZED = 401;
/** What is told to the tabs; what else may come is for pages that know it. */
const EVENTS: ReadonlySet<string> = new Set(['notification', 'chat', 'collection']);
/**
 * The server says something every 25 s. Where nothing came for so long the other end is gone, and no
 * end of the connection may ever tell.
 */
const SILENT_MS = 60_000;

/** {@link LiveInbox} by server-sent events, of which one tab holds the connection. */
export class HttpLiveInbox implements LiveInbox {
  constructor(private readonly parts: LiveParts) {}

  open(
    member: string,
    from: () => Promise<number>,
    hear: (one: MemberNotification) => void,
  ): () => void {
    const { chats, collections } = this.parts;
    let heard = 0;
    let isKnown = false;
    let isLeft = false;
    const begin = () => {
      if (isLeft) return;
      chats.begin();
      collections.begin();
    };
    const begins = async () => {
      const change = await from();
      if (!isKnown) begin();
      isKnown = true;
      return change;
    };
    const leave = this.parts.join(`hankan-live-${member}`, {
      hear: (message) => {
        const told = safeParse(memberNotification, message);
        const room = safeParse(chatChange, message);
        const list = safeParse(collectionChange, message);
        if (told.success) {
          heard = Math.max(heard, told.data.change);
          hear(told.data);
        } else if (room.success) {
          heard = Math.max(heard, room.data.change);
          chats.tell(room.data);
        } else if (list.success) {
          heard = Math.max(heard, list.data.change);
          collections.tell(list.data);
        }
      },
      hold: (signal, tell) =>
        this.hold(signal, async () => Math.max(heard, heard === 0 ? await begins() : 0), tell),
    });
    // Here the tab hears what the holder tells already, whoever that is.
    begins().catch(begin);
    return () => {
      isLeft = true;
      leave();
      chats.leave();
      collections.leave();
    };
  }

  /** Asks again and again, each time from where the last answer broke off. */
  private async hold(
    signal: AbortSignal,
    after: () => Promise<number>,
    tell: (message: unknown) => void,
  ): Promise<void> {
    let tries = 0;
    // However a line ends, somebody was there: it is no failure to be deaf for.
    const answered = () => {
      tries = 1;
    };
    while (!signal.aborted) {
      const pause = PAUSES[tries] ?? LONGEST_PAUSE;
      const spread = 1 + SPREAD * this.parts.random.number();
      const isWoken = await this.parts.rest(Math.round(pause * spread), signal);
      // A network that is just back may fail once more: the waiting begins anew.
      tries = isWoken ? 1 : tries + 1;
      const outcome = await after()
        .then((change) => this.follow(signal, change, { tell, answered }))
        .catch(() => 'broken' as const);
      if (outcome === 'lost') return;
    }
  }

  private async follow(
    signal: AbortSignal,
    after: number,
    to: { readonly tell: (message: unknown) => void; readonly answered: () => void },
  ): Promise<'ended' | 'lost'> {
    const { client, carrier } = this.parts;
    const line = new AbortController();
    const hangUp = () => {
      line.abort();
    };
    if (signal.aborted) hangUp();
    signal.addEventListener('abort', hangUp);
    try {
      const cancel = line.signal;
      const call = { path: '/v2/me/stream', params: { after }, byItself: true, cancel };
      const { status, body } = await this.inTime(client.send('get', call, undefined, carrier));
      if (status === UNAUTHORIZED) return 'lost';
      if (status !== 200 || !(body instanceof ReadableStream)) throw new TypeError('no stream');
      const stream = body as ReadableStream<Uint8Array>;
      const piece = async <Read>(reading: Promise<Read>): Promise<Read> => {
        const read = await this.inTime(reading);
        to.answered();
        return read;
      };
      for await (const { name, data } of serverEvents(stream, piece))
        if (EVENTS.has(name)) to.tell(JSON.parse(data));
      return 'ended';
    } finally {
      signal.removeEventListener('abort', hangUp);
      hangUp();
    }
  }

  /** What is waited for, unless the line is silent meanwhile. */
  private async inTime<Read>(coming: Promise<Read>): Promise<Read> {
    const come = new AbortController();
    const silence = this.parts.pause(SILENT_MS, come.signal).then(() => {
      throw new TypeError('silent');
    });
    try {
      return await Promise.race([coming, silence]);
    } finally {
      come.abort();
    }
  }
}
