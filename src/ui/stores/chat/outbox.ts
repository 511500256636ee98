import { makeAutoObservable, observableRef } from 'mobx';
import {
  AppError,
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
import { isNotFound } from './not-found';
import { Rest } from './rest';
import { faultOf, waitsAlone, type SendingFault, type WhyUnsent } from './sending-fault';

/** What is left unsent for longer is not sent without being asked for (spec/readings R52). */
const OLD_MS = 14 * 86_400_000;
/** Tries of one message while the device has a network. */
const MOST_TRIES = 5;
const FIRST_REST_MS = 1_000;
const OLD: WhyUnsent = { fault: 'old', words: '오래전에 쓴 메시지예요. 지금 보낼까요?' };

interface OutboxParts {
  readonly world: Pick<ChatWorld, 'chats' | 'clock' | 'random' | 'hasNetwork'>;
  readonly kept: KeptOutbox;
  readonly room: string;
  /** The conversation that it is a part of. */
  readonly held: { conversation: Conversation };
  /** Told of what has arrived. */
  readonly arrived: (message: ChatMessage) => void;
  /** Told that there is no such room for the person any more. */
  readonly lost: () => void;
}

/**
 * What is written in a room, sent one after the other under names that make it one message however often
 * it is tried. While there is no network it waits; what cannot be sent waits for a press, and what was
 * written after it, too, unless a rule refused it or it is old.
 */
export class Outbox {
  private readonly pictures = new Map<string, readonly DocumentPicture[]>();
  private whys: ReadonlyMap<string, WhyUnsent> = new Map();
  private readonly tries = new Map<string, number>();
  /** Those that the device keeps: one that it keeps no more was taken back, or has arrived. */
  private readonly stored = new Set<string>();
  private isRunning = false;
  private running = Promise.resolve();
  private isHeld = false;
  private isClosed = false;
  private readonly rest = new Rest();

  constructor(private readonly parts: OutboxParts) {
    makeAutoObservable<
      this,
      | 'parts'
      | 'pictures'
      | 'whys'
      | 'tries'
      | 'stored'
      | 'isRunning'
      | 'running'
      | 'isHeld'
      | 'isClosed'
      | 'rest'
    >(this, {
      whys: observableRef,
      parts: false,
      pictures: false,
      tries: false,
      stored: false,
      isRunning: false,
      running: false,
      isHeld: false,
      isClosed: false,
      rest: false,
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
    return this.whys.get(key)?.words ?? null;
  }

  /** Writes something; it is on its way from here on, or waits behind what waits for a press. */
  write(draft: ChatDraft, pictures: readonly DocumentPicture[]): void {
    const key = this.parts.world.random.id();
    this.pictures.set(key, pictures);
    this.dropGone();
    this.requeue((why) => why === 'unanswered');
    const before = this.entries.find(
      (one) => one.state === 'failed' && !waitsAlone(this.faultOf(one.key)),
    );
    const writtenAt = this.parts.world.clock.now();
    this.become(withWritten(this.held, { key, draft, writtenAt }));
    if (before === undefined) void this.run();
    else this.giveUp(key, this.whys.get(before.key) ?? null);
  }

  /** Tries again what could not be sent, and what waits for the same. */
  again(key: string): void {
    this.dropGone();
    const isAlone = waitsAlone(this.faultOf(key));
    this.requeue((fault, one) => one === key || !(isAlone || waitsAlone(fault)));
    void this.run();
  }

  drop(key: string): void {
    this.become(withoutEntry(this.held, key));
  }

  /** There is a network again, or the page is looked at again. */
  back(): void {
    this.dropGone();
    this.requeue((fault) => fault === 'unanswered');
    this.rest.end();
    void this.run();
  }

  /** Sends nothing more until it is told to; settled once nothing is on its way. */
  async hold(): Promise<void> {
    this.isHeld = true;
    this.rest.end();
    await this.running;
  }

  goOn(): void {
    this.isHeld = false;
    void this.run();
  }

  close(): void {
    this.isClosed = true;
    this.rest.end();
  }

  /** Keeps what the conversation has now, and forgets what has arrived. */
  become(next: Conversation): void {
    const { kept, room } = this.parts;
    const before = this.held.outbox;
    this.parts.held.conversation = next;
    for (const entry of next.outbox) if (!before.includes(entry)) this.keep(entry);
    for (const { key } of before)
      if (!next.outbox.some((one) => one.key === key)) kept.remove(room, key);
  }

  /** Sends what waits. Never rejects. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.running = this.sendAll();
    await this.running;
  }

  private get held(): Conversation {
    return this.parts.held.conversation;
  }

  private faultOf(key: string): SendingFault | null {
    return this.whys.get(key)?.fault ?? null;
  }

  /** Whether the device keeps it no more: it was taken back in another tab, or has arrived there. */
  private isGone(key: string): boolean {
    return this.stored.has(key) && !this.parts.kept.has(this.parts.room, key);
  }

  private dropGone(): void {
    for (const { key } of this.entries) if (this.isGone(key)) this.drop(key);
  }

  private keep(entry: OutboxEntry): void {
    const { kept, room } = this.parts;
    const { key } = entry;
    if (this.isGone(key)) return;
    kept.put(room, { ...entry, pictures: this.picturesOf(key), why: this.whys.get(key) ?? null });
    if (kept.has(room, key)) this.stored.add(key);
  }

  /** What was left by an earlier page. What nobody answered is tried again, as by a page that is seen again. */
  private takeUp(): void {
    const { kept, room, world, held } = this.parts;
    const isOld = ({ writtenAt }: OutboxEntry) => world.clock.now() - writtenAt > OLD_MS;
    const outbox = kept.of(room).map(({ pictures, why, ...entry }): OutboxEntry => {
      const { key } = entry;
      this.pictures.set(key, pictures);
      this.stored.add(key);
      if (entry.state === 'failed' && why?.fault === 'unanswered' && !isOld(entry))
        return { ...entry, state: 'queued' };
      const known = isOld(entry) && why?.fault !== 'refused' ? OLD : why;
      if (known !== null) this.whys = new Map(this.whys).set(key, known);
      return isOld(entry) ? { ...entry, state: 'failed' } : entry;
    });
    held.conversation = resumed({ ...held.conversation, outbox });
  }

  private async sendAll(): Promise<void> {
    for (let entry = this.next(); entry !== null; entry = this.next()) await this.send(entry);
    this.isRunning = false;
  }

  private next(): OutboxEntry | null {
    if (this.isClosed || this.isHeld) return null;
    this.dropGone();
    return nextToSend(this.held);
  }

  private async send({ key, draft }: OutboxEntry): Promise<void> {
    const { world, room, arrived } = this.parts;
    this.become(withState(this.held, key, 'sending'));
    try {
      const message = await world.chats.send(room, draft, key);
      this.tries.delete(key);
      arrived(message);
    } catch (error) {
      await this.fail(key, error);
    }
  }

  private async fail(key: string, error: unknown): Promise<void> {
    this.dropGone();
    const fault = faultOf(error);
    if (fault === 'unanswered' && (await this.restBefore(key, error))) return;
    this.tries.delete(key);
    const why = { fault, words: errorText(error) };
    // What was written later stays behind what it follows on. A session that is lost has closed this
    // before the refusal is heard: it is kept all the same, for the press after the next login.
    const all = fault === 'refused' ? [] : this.entries.filter(({ state }) => state === 'queued');
    for (const one of [key, ...all.map((entry) => entry.key)]) this.giveUp(one, why);
    if (isNotFound(error)) this.parts.lost();
  }

  /** Rests before it is tried again; false, at once, where it was tried often enough. */
  private async restBefore(key: string, error: unknown): Promise<boolean> {
    const isOffline = !this.parts.world.hasNetwork();
    // Where the server says when, it is no try.
    const asked = error instanceof AppError ? error.retryAfterMs : null;
    const tries = isOffline ? 0 : (this.tries.get(key) ?? 0) + (asked === null ? 1 : 0);
    if (tries >= MOST_TRIES && !this.isClosed) return false;
    this.tries.set(key, tries);
    this.become(withState(this.held, key, 'queued'));
    const ms = Math.max(asked ?? 0, FIRST_REST_MS * 2 ** tries);
    if (!this.isClosed && !this.isHeld) await this.rest.take(isOffline ? null : ms);
    return true;
  }

  private giveUp(key: string, why: WhyUnsent | null): void {
    if (why !== null) this.whys = new Map(this.whys).set(key, why);
    this.become(withState(this.held, key, 'failed'));
  }

  private requeue(isMeant: (fault: SendingFault | null, key: string) => boolean): void {
    for (const { key, state } of this.entries) {
      if (state !== 'failed' || !isMeant(this.faultOf(key), key)) continue;
      const whys = new Map(this.whys);
      whys.delete(key);
      this.whys = whys;
      this.become(withState(this.held, key, 'queued'));
    }
  }
}
