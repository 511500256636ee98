import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { LaterPart } from '../later-part';
import type { ChatWorld } from './chat-world';
import type { MemberChats } from './member-chats';

const loadMemberChats = () => import('./member-chats');

interface ChatStoreParts extends ChatWorld {
  /** Whose rooms they are; null for a visitor. */
  readonly member: () => string | null;
}

/** The rooms of the member of this session. */
export class ChatStore {
  /** Null for a visitor, and until its code is there. */
  own: MemberChats | null = null;
  private stops: readonly (() => void)[] = [];
  /** Over once somebody else is there. */
  private session = new AbortController();
  /** Visitors do without it. */
  private readonly code: LaterPart<{ readonly MemberChats: typeof MemberChats }>;

  constructor(
    private readonly parts: ChatStoreParts,
    load: () => Promise<{ readonly MemberChats: typeof MemberChats }> = loadMemberChats,
  ) {
    this.code = new LaterPart(load);
    makeAutoObservable<this, 'parts' | 'stops' | 'session' | 'code'>(this, {
      own: observableRef,
      parts: false,
      stops: false,
      session: false,
      code: false,
    });
  }

  /** Whether a member's are not there yet, or cannot be had; null where they are, and for a visitor. */
  get lacking(): 'loading' | 'failed' | null {
    if (this.own !== null || this.parts.member() === null) return null;
    return this.code.isLost ? 'failed' : 'loading';
  }

  get unread(): number {
    return this.own?.unread ?? 0;
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

  private async follow(member: string | null): Promise<void> {
    this.session.abort();
    this.session = new AbortController();
    this.own?.close();
    this.own = null;
    if (member === null) return;
    const { signal } = this.session;
    const code = await this.code.ready().catch(() => null);
    if (code === null || signal.aborted) return;
    const own = new code.MemberChats(this.parts, member);
    runInAction(() => {
      this.own = own;
    });
    own.open();
  }
}
