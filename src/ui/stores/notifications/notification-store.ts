import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { notificationTarget, type Inbox, type LiveInbox, type MemberNotification } from '#core';
import type { PushToast } from '../push-toasts/push-toast';
import { MemberInbox } from './member-inbox';

interface NotificationParts {
  readonly inbox: Inbox;
  readonly live: LiveInbox;
  /** Whose they are; null for a visitor. */
  readonly member: () => string | null;
  readonly toasts: { push(toast: PushToast): unknown };
  /** Opens a path of this app. */
  readonly open: (path: string) => void;
}

/** What the member of this session was told, and is told while the page is open. */
export class NotificationStore {
  /** Null for a visitor. */
  own: MemberInbox | null = null;
  /** The last that was told while the page is open. */
  latest: MemberNotification | null = null;
  /** How many views show by themselves what comes. */
  private watching = 0;
  private stopFollowing: (() => void) | null = null;

  constructor(private readonly parts: NotificationParts) {
    makeAutoObservable<this, 'parts' | 'watching' | 'stopFollowing'>(this, {
      own: observableRef,
      latest: observableRef,
      parts: false,
      watching: false,
      stopFollowing: false,
    });
  }

  get unread(): number {
    return this.own?.unreadInAll ?? 0;
  }

  start(): void {
    this.stopFollowing ??= reaction(
      this.parts.member,
      (member) => {
        this.follow(member);
      },
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.follow(null);
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

  private follow(member: string | null): void {
    this.own?.close();
    this.latest = null;
    this.own = member === null ? null : this.inboxOf();
    if (member !== null) this.own?.open(this.parts.live, member);
  }

  private inboxOf(): MemberInbox {
    const own: MemberInbox = new MemberInbox({
      inbox: this.parts.inbox,
      tell: (one) => {
        if (this.own === own) this.tell(one);
      },
    });
    return own;
  }

  private tell(one: MemberNotification): void {
    this.latest = one;
    if (this.watching > 0) return;
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
}
