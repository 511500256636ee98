import { makeAutoObservable, observableRef } from 'mobx';
import {
  nextToSend,
  resumed,
  withoutEntry,
  withState,
  withWritten,
  type ChatDraft,
  type ChatMessage,
  type Conversation,
  type DocumentPicture,
  type OutboxEntry,
} from '#core';
import { errorText } from '../../text/error-text';
import type { ChatWorld } from './chat-world';
import type { KeptOutbox } from './kept-outbox';
import { faultOf, type SendingFault } from './sending-fault';

/** What is left unsent for longer is not sent without being asked for (spec/readings R52). */
const OLD_MS = 14 * 86_400_000;
/** Tries of one message while the device has a network. */
const MOST_TRIES = 5;
const FIRST_REST_MS = 1_000;

interface OutboxParts {
  readonly world: Pick<ChatWorld, 'chats' | 'clock' | 'random' | 'hasNetwork'>;
  readonly kept: KeptOutbox;
  readonly room: string;
  /** The conversation that it is a part of. */
  readonly held: { conversation: Conversation };
  /** Told of what has arrived. */
  readonly arrived: (message: ChatMessage) => void;
}

/**
 * What is written in a room, sent one after the other under names that make it one message however often
 * it is tried. While there is no network it waits; what cannot be sent waits for a press, and what was
 * written after it, too, unless a rule refused it.
 */
export class Outbox {
  private readonly pictures = new Map<string, readonly DocumentPicture[]>();
  private faults: ReadonlyMap<string, { readonly fault: SendingFault; readonly words: string }> =
    new Map();
  private readonly tries = new Map<string, number>();
  private isRunning = false;
  private isClosed = false;
  /** Ends the rest between two tries. */
  private wake: (() => void) | null = null;

  constructor(private readonly parts: OutboxParts) {
    makeAutoObservable<
      this,
      'parts' | 'pictures' | 'faults' | 'tries' | 'isRunning' | 'isClosed' | 'wake'
    >(this, {
      faults: observableRef,
      parts: false,
      pictures: false,
      tries: false,
      isRunning: false,
      isClosed: false,
      wake: false,
    });
    this.takeUp();
  }

  get entries(): readonly OutboxEntry[] {
    return this.parts.held.conversation.outbox;
  }

  get failed(): OutboxEntry | null {
    return this.entries.find(({ state }) => state === 'failed') ?? null;
  }

  picturesOf(key: string): readonly DocumentPicture[] {
    return this.pictures.get(key) ?? [];
  }

  /** Why it was not taken; null where nothing is known but that it was not. */
  wordsOf(key: string): string | null {
    return this.faults.get(key)?.words ?? null;
  }

  /** Writes something; it is on its way from here on. */
  write(draft: ChatDraft, pictures: readonly DocumentPicture[]): void {
    const key = this.parts.world.random.id();
    this.pictures.set(key, pictures);
    this.requeue((fault) => fault === 'unanswered');
    const writtenAt = this.parts.world.clock.now();
    this.become(withWritten(this.held, { key, draft, writtenAt }));
    void this.run();
  }

  /** Tries again what could not be sent, and what waits for the same. */
  again(key: string): void {
    const own = this.faults.get(key)?.fault ?? null;
    this.requeue((fault, one) => one === key || (own !== 'refused' && fault !== 'refused'));
    void this.run();
  }

  drop(key: string): void {
    this.become(withoutEntry(this.held, key));
  }

  /** There is a network again, or the page is looked at again. */
  back(): void {
    this.requeue((fault) => fault === 'unanswered');
    this.wake?.();
    void this.run();
  }

  close(): void {
    this.isClosed = true;
    this.wake?.();
  }

  /** Keeps what the conversation has now, and forgets what has arrived. */
  become(next: Conversation): void {
    const before = this.held.outbox;
    this.parts.held.conversation = next;
    for (const entry of next.outbox)
      if (!before.includes(entry))
        this.parts.kept.put(this.parts.room, { ...entry, pictures: this.picturesOf(entry.key) });
    for (const { key } of before)
      if (!next.outbox.some((one) => one.key === key)) this.parts.kept.remove(this.parts.room, key);
  }

  /** Sends what waits. Never rejects. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let entry = this.next(); entry !== null; entry = this.next()) await this.send(entry);
    this.isRunning = false;
  }

  private get held(): Conversation {
    return this.parts.held.conversation;
  }

  /** What was left by an earlier page. */
  private takeUp(): void {
    const { kept, room, world, held } = this.parts;
    const isOld = ({ writtenAt }: OutboxEntry) => world.clock.now() - writtenAt > OLD_MS;
    const outbox = kept.of(room).map(({ pictures, ...entry }): OutboxEntry => {
      this.pictures.set(entry.key, pictures);
      return isOld(entry) ? { ...entry, state: 'failed' } : entry;
    });
    held.conversation = resumed({ ...held.conversation, outbox });
  }

  private next(): OutboxEntry | null {
    return this.isClosed ? null : nextToSend(this.held);
  }

  private async send({ key, draft }: OutboxEntry): Promise<void> {
    const { world, room, arrived } = this.parts;
    this.become(withState(this.held, key, 'sending'));
    try {
      const message = await world.chats.send(room, draft, key);
      this.tries.delete(key);
      arrived(message);
    } catch (error) {
      if (this.isClosed) return;
      await this.fail(key, error);
    }
  }

  private async fail(key: string, error: unknown): Promise<void> {
    const fault = faultOf(error);
    const tries = (this.tries.get(key) ?? 0) + 1;
    const isOffline = fault === 'unanswered' && !this.parts.world.hasNetwork();
    if (isOffline || (fault === 'unanswered' && tries < MOST_TRIES)) {
      this.tries.set(key, isOffline ? 0 : tries);
      this.become(withState(this.held, key, 'queued'));
      await this.rest(isOffline ? null : FIRST_REST_MS * 2 ** tries);
      return;
    }
    this.tries.delete(key);
    const words = errorText(error);
    // What was written later stays behind what it follows on.
    const all = fault === 'refused' ? [] : this.entries.filter(({ state }) => state === 'queued');
    for (const one of [key, ...all.map((entry) => entry.key)]) this.giveUp(one, fault, words);
  }

  private giveUp(key: string, fault: SendingFault, words: string): void {
    this.faults = new Map(this.faults).set(key, { fault, words });
    this.become(withState(this.held, key, 'failed'));
  }

  /** Of an earlier page it is not known why: as where nothing answered, once it is asked for. */
  private requeue(isMeant: (fault: SendingFault | null, key: string) => boolean): void {
    for (const { key, state } of this.entries) {
      if (state !== 'failed' || !isMeant(this.faults.get(key)?.fault ?? null, key)) continue;
      const faults = new Map(this.faults);
      faults.delete(key);
      this.faults = faults;
      this.become(withState(this.held, key, 'queued'));
    }
  }

  /** Until the time is over or there is a network again; null is for the network alone. */
  private async rest(ms: number | null): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = ms === null ? undefined : setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}
