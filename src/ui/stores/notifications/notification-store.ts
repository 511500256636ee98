import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  isTimely,
  isStillTimely,
  notificationTarget,
  type Clock,
  type Inbox,
  type LiveInbox,
  type MemberNotification,
} from '#core';
import type { PushToast } from '../push-toasts/push-toast';
import { LaterPart } from '../later-part';
import type { ListenToOnline } from '../listen-to-online';
import type { PageSight } from '../page-sight';
import type { MemberInbox } from './member-inbox';

const loadMemberInbox = () => import('./member-inbox');

interface NotificationParts {
  readonly inbox: Inbox;
  readonly live: LiveInbox;
  /** Whose they are; null for a visitor. */
  readonly member: () => string | null;
  /** Another number whenever people's writing is there no more, or again. */
  readonly turns: () => number;
  readonly clock: Clock;
  readonly online: ListenToOnline;
  readonly sight: PageSight;
  readonly toasts: { push(toast: PushToast): unknown; withdraw(id: string): unknown };
  /** Opens a path of this app. */
  readonly open: (path: string) => void;
  /** Whether somebody looks at a path of this app now. */
  readonly isSeenAt: (path: string) => boolean;
}

/** What the member of this session was told, and is told while the page is open. */
export class NotificationStore {
  /** Null for a visitor, and until its code is there. */
  own: MemberInbox | null = null;
  /** The last that was told while the page is open. */
  latest: MemberNotification | null = null;
  /** How many views show by themselves what comes. */
  private watching = 0;
  /** What was shown over the page, and is this member's alone. */
  private readonly shown = new Map<string, MemberNotification>();
  private stops: readonly (() => void)[] = [];
  /** Over once somebody else is there. */
  private session = new AbortController();
  /** Visitors do without it. */
  private readonly code: LaterPart<{ readonly MemberInbox: typeof MemberInbox }>;

  constructor(
    private readonly parts: NotificationParts,
    load: () => Promise<{ readonly MemberInbox: typeof MemberInbox }> = loadMemberInbox,
  ) {
    this.code = new LaterPart(load);
    makeAutoObservable<this, 'parts' | 'watching' | 'shown' | 'stops' | 'session' | 'code'>(this, {
      own: observableRef,
      latest: observableRef,
      parts: false,
      watching: false,
      shown: false,
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
    return this.own?.unreadInAll ?? 0;
  }

  start(): void {
    if (this.stops.length > 0) return;
    const { member, turns, online, sight } = this.parts;
    const follow = (one: string | null) => void this.follow(one);
    this.stops = [
      reaction(member, follow, { fireImmediately: true }),
      reaction(turns, () => void this.own?.anew()),
      online(() => void this.retry()),
      sight.listen(() => {
        if (!sight.isSeen()) return;
        this.withdrawStale();
        void this.retry();
      }),
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
    // Only the tab that holds the line asks again by itself; without its list a page counts nothing.
    else await this.own?.all.load();
  }

  /** Until it is ended nothing is shown over the page: the view that asks shows it and says so. */
  watch(): () => void {
    this.watching += 1;
    return () => {
      this.watching -= 1;
    };
  }

  /** Opens what it is about, and marks it as read. */
  async press(one: MemberNotification): Promise<void> {
    const target = notificationTarget(one);
    if ('path' in target) this.parts.open(target.path);
    // It stays unread where the server could not be told, and is told at the next press.
    if (!one.isRead) await this.own?.read([one.id]).catch(() => undefined);
  }

  private async follow(member: string | null): Promise<void> {
    this.session.abort();
    this.session = new AbortController();
    this.own?.close();
    this.latest = null;
    this.own = null;
    // A window that nobody looks at holds them until somebody does, who may be somebody else.
    for (const id of this.shown.keys()) this.withdraw(id);
    if (member === null) return;
    const { signal } = this.session;
    const code = await this.code.ready().catch(() => null);
    if (code === null || signal.aborted) return;
    const { inbox, live } = this.parts;
    const own = new code.MemberInbox({
      inbox,
      tell: (one) => {
        if (!signal.aborted) this.tell(one);
      },
      isRead: (id) => {
        this.withdraw(id);
      },
    });
    runInAction(() => {
      this.own = own;
      own.open(live, member);
    });
  }

  private tell(one: MemberNotification): void {
    this.latest = one;
    if (this.watching > 0 || !isTimely(one, this.parts.clock.now())) return;
    // What it tells of is read there.
    const target = notificationTarget(one);
    if ('path' in target && this.parts.isSeenAt(target.path)) return;
    this.shown.set(one.id, one);
    this.parts.toasts.push({
      id: one.id,
      title: one.title,
      message: one.message,
      time: Date.parse(one.createdAt),
      onClick: () => {
        void this.press(one);
      },
    });
  }

  /** What a window has held while nobody looked at it, and comes too late by now. */
  private withdrawStale(): void {
    const now = this.parts.clock.now();
    for (const one of this.shown.values()) if (!isStillTimely(one, now)) this.withdraw(one.id);
  }

  private withdraw(id: string): void {
    if (this.shown.delete(id)) this.parts.toasts.withdraw(id);
  }
}
