import { VISIT_STATE, type KeyValueStorage } from '#core';
import { HeardChats } from '../../../src/adapters/http/chats/heard-chats';
import { HeardCollections } from '../../../src/adapters/http/collections/heard-collections';
import { HttpChats } from '../../../src/adapters/http/chats/http-chats';
import { AxiosCarrier } from '../../../src/adapters/http/client/axios-carrier';
import { HttpInbox } from '../../../src/adapters/http/http-inbox';
import { HttpLiveInbox } from '../../../src/adapters/http/http-live-inbox';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { pause } from '../../../src/adapters/system/pause';
import { joinLine } from '../../../src/adapters/system/shared-line';
import { MemberChats } from '../../../src/ui/stores/chat/member-chats';
import type { Talk } from '../../../src/ui/stores/chat/talk';
import { clientOf } from '../../support/http-client';
import { FaultyWire } from './faulty-wire';

/** Tabs share nothing here but the storage. */
const ALONE = { locks: null, channel: null };

interface DeviceParts {
  readonly member: string;
  readonly tokens: ConstructorParameters<typeof MemoryTokenKeeper>[0];
  readonly room: string;
  readonly urls: readonly [string, string];
  /** What the device keeps over a reload; of two tabs the same. */
  readonly local: KeyValueStorage;
}

let made = 0;

/** A page of one person that shows a room, with the stores and adapters of the product. */
export class ChatDevice {
  readonly wire: FaultyWire;
  /** The names of all that was written here, in their order. */
  readonly written: string[] = [];
  chats!: MemberChats;
  talk!: Talk;
  private stop: () => void = () => undefined;
  private readonly backs = new Set<() => void>();

  constructor(readonly parts: DeviceParts) {
    const [one, other] = parts.urls;
    const carriers = [
      new AxiosCarrier({ baseUrl: one }),
      new AxiosCarrier({ baseUrl: other }),
    ] as const;
    this.wire = new FaultyWire(carriers, parts.urls);
    this.open();
  }

  write(): void {
    made += 1;
    // Some of it is masked until it was answered.
    const text = made % 3 === 0 ? `010-1234-5678 law-${made}` : `law-${made}`;
    this.talk.outbox.write({ text, pictureIds: [] }, []);
  }

  /** The person presses on all that could not be sent. */
  again(): void {
    const { outbox } = this.talk;
    for (const { key, state } of outbox.entries) if (state === 'failed') outbox.again(key);
  }

  hide(at: number): void {
    const { messages } = this.talk;
    const message = messages[at % Math.max(1, messages.length)];
    if (message !== undefined) void this.talk.hide(message).catch(() => undefined);
  }

  /** Proposes to look at the room together. */
  visit(at: number): void {
    made += 1;
    const hour = new Date(Date.now() + (at + 1) * 3_600_000).toISOString();
    const wish = { state: VISIT_STATE.PROPOSED, at: hour };
    void this.talk.visit(wish, `law-visit-${made}`).catch(() => undefined);
  }

  mute(): void {
    void this.talk.mute(this.talk.room?.isMuted !== true).catch(() => undefined);
  }

  offline(): void {
    this.wire.setOnline(false);
  }

  online(): void {
    this.wire.setOnline(true);
    for (const back of this.backs) back();
  }

  /** Everything goes well again, and who noticed that something did not hears so. */
  heal(): void {
    if (this.wire.wasFaulty) this.online();
    this.again();
  }

  reload(): void {
    this.close();
    this.open();
  }

  close(): void {
    this.stop();
  }

  private open(): void {
    const { member, tokens, room, local } = this.parts;
    const { wire } = this;
    const client = clientOf('', { carrier: wire.calls, tokens: new MemoryTokenKeeper(tokens) });
    const live = new HeardChats();
    const inbox = new HttpLiveInbox({
      client,
      carrier: wire.live,
      join: (name, use) => joinLine(name, ALONE, use),
      pause,
      rest: (ms, signal) => wire.rest(ms, signal),
      chats: live,
      collections: new HeardCollections(),
      random: { number: () => 0 },
    });
    const chats = new MemberChats(
      {
        chats: new HttpChats(client),
        live,
        clock: { now: () => Date.now() },
        random: {
          id: () => {
            const key = `law-key-${made}`;
            this.written.push(key);
            return key;
          },
        },
        local,
        online: (back) => {
          this.backs.add(back);
          return () => {
            this.backs.delete(back);
          };
        },
        hasNetwork: () => wire.isOnline,
        sight: { isSeen: () => true, listen: () => () => undefined },
        turns: () => 0,
      },
      member,
    );
    chats.open();
    const told = new HttpInbox(client);
    // As the bell's first page has it; asked once, and again where it could not be had.
    let first: Promise<number> | null = null;
    const from = () =>
      (first ??= told
        .page({ kind: null, cursor: null, limit: 1 })
        .then(({ unread }) => unread.change)
        .catch((error: unknown) => {
          first = null;
          throw error;
        }));
    const leave = inbox.open(member, from, () => undefined);
    const talk = chats.talk(room);
    const hidden = talk.show();
    this.chats = chats;
    this.talk = talk;
    this.stop = () => {
      hidden();
      leave();
      chats.close();
    };
  }
}
