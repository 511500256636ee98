import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { LaterPart } from '../later-part';
import type { ComponentType } from 'react';
import type { JoinedLists } from '../zzim/joined/joined-lists';
import type { MemberOutbox, Pressed } from './member-outbox';
import type { SentWrite, WritePorts } from './write-sending';
import type { OutboxBodies, OutboxKind } from './outbox-kinds';

/** What comes with the code of the outbox. */
export interface OutboxCode {
  readonly make: (member: string) => MemberOutbox;
  /** What their devices keep alike: it goes the same ways. */
  readonly makeLists: (member: string) => JoinedLists;
  /** Says how much is to be sent, wherever the person is. */
  readonly Chip: ComponentType<{ readonly outbox: MemberOutbox }>;
}

/** What the member of this session still has to send. Visitors do without its code. */
export class OutboxStore {
  /** Null for a visitor, and until its code is there. */
  own: MemberOutbox | null = null;
  /** What the member keeps on all devices; as long as `own` is there. */
  lists: JoinedLists | null = null;
  private stops: readonly (() => void)[] = [];
  private session = new AbortController();
  private readonly code: LaterPart<OutboxCode>;
  private readonly hearers = new Set<(sent: SentWrite) => void>();

  constructor(
    private readonly parts: {
      readonly member: () => string | null;
      readonly online: (back: () => void) => () => void;
      readonly load: () => Promise<OutboxCode>;
    },
  ) {
    this.code = new LaterPart(parts.load);
    makeAutoObservable<this, 'parts' | 'stops' | 'session' | 'code' | 'hearers'>(this, {
      own: observableRef,
      lists: observableRef,
      parts: false,
      stops: false,
      session: false,
      code: false,
      hearers: false,
    });
  }

  /** Whether a member's is not there yet, or cannot be had; null where it is, and for a visitor. */
  get lacking(): 'loading' | 'failed' | null {
    if (this.own !== null || this.parts.member() === null) return null;
    return this.code.isLost ? 'failed' : 'loading';
  }

  /** Null until there is an outbox. */
  get Chip(): OutboxCode['Chip'] | null {
    return this.own && (this.code.made?.Chip ?? null);
  }

  /** Hears what is sent by itself, with its answer. Returns a function that stops it. */
  hear(hearer: (sent: SentWrite) => void): () => void {
    this.hearers.add(hearer);
    return () => {
      this.hearers.delete(hearer);
    };
  }

  start(): void {
    if (this.stops.length > 0) return;
    const { member, online } = this.parts;
    this.stops = [
      reaction(member, (one) => void this.follow(one), { fireImmediately: true }),
      online(() => void this.retry()),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    void this.follow(null);
  }

  /** Tries again what could not be had. Never rejects. */
  async retry(): Promise<void> {
    if (this.lacking === 'failed') await this.follow(this.parts.member());
  }

  /**
   * As {@link MemberOutbox.press}. Rejects with `offline` where its code is not there, and nothing was
   * sent: whoever pressed still has it.
   */
  async press<Kind extends OutboxKind>(
    ports: WritePorts,
    kind: Kind,
    body: OutboxBodies[Kind],
    key?: string,
  ): Promise<Pressed<Kind>> {
    if (this.own === null) await this.follow(this.parts.member());
    if (this.own === null) await this.code.ready();
    const { own } = this;
    if (own === null) throw new Error('nobody is there to write anything');
    return own.press(ports, kind, body, key);
  }

  private async follow(member: string | null): Promise<void> {
    this.session.abort();
    this.session = new AbortController();
    this.own?.close();
    this.lists?.close();
    this.own = this.lists = null;
    if (member === null) return;
    const { signal } = this.session;
    const code = await this.code.ready().catch(() => null);
    if (code === null || signal.aborted) return;
    const own = code.make(member);
    const lists = code.makeLists(member);
    own.hear((sent) => {
      for (const hearer of this.hearers) hearer(sent);
    });
    runInAction(() => {
      this.own = own;
      this.lists = lists;
    });
    own.open();
    lists.open();
  }
}
