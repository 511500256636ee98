import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  INBOX_PAGE,
  NONE_UNREAD,
  totalUnread,
  unreadNow,
  type Inbox,
  type InboxPage,
  type LiveInbox,
  type MemberNotification,
  type NotificationKind,
  type Unread,
  type UnreadCounts,
} from '#core';
import { NotificationList } from './notification-list';

interface MemberInboxParts {
  readonly inbox: Inbox;
  /** Called with what is told while the page is open, each once. */
  readonly tell: (one: MemberNotification) => void;
  /** Called where one is heard to be read, in whatever page or device. */
  readonly isRead: (id: string) => void;
}

/** What one member was told and is told, and how much of it is unread. */
export class MemberInbox {
  readonly all: NotificationList;
  private readonly byKind = new Map<NotificationKind, NotificationList>();
  /** As the server counted last. */
  private counted: Unread | null = null;
  /** The last word of each that was heard of. */
  private heard: ReadonlyMap<string, MemberNotification> = new Map();
  /** The change of the first page of all: what is live begins after it. Null before. */
  private base: number | null = null;
  private early: readonly MemberNotification[] = [];
  private leave: (() => void) | null = null;

  constructor(private readonly parts: MemberInboxParts) {
    this.all = new NotificationList(async (cursor) => {
      const page = await this.ask(null, cursor);
      if (this.base === null) this.begin(page.unread.change);
      return page;
    });
    makeAutoObservable<this, 'parts' | 'byKind' | 'counted' | 'heard' | 'base' | 'early' | 'leave'>(
      this,
      {
        all: false,
        parts: false,
        byKind: false,
        counted: observableRef,
        heard: observableRef,
        base: false,
        early: false,
        leave: false,
      },
    );
  }

  /** Of each kind, as of what was heard last. */
  get unread(): UnreadCounts {
    return this.counted === null ? NONE_UNREAD : unreadNow(this.counted, [...this.heard.values()]);
  }

  get unreadInAll(): number {
    return totalUnread(this.unread);
  }

  /** Those of a kind; null for all. */
  list(kind: NotificationKind | null): NotificationList {
    if (kind === null) return this.all;
    const known = this.byKind.get(kind);
    if (known !== undefined) return known;
    const { state } = this.all;
    const isWhole = state.kind === 'ready' && state.next === null;
    const made = new NotificationList(
      (cursor) => this.ask(kind, cursor),
      isWhole ? state.items.filter((one) => one.kind === kind) : null,
    );
    this.byKind.set(kind, made);
    return made;
  }

  open(live: LiveInbox, member: string): void {
    this.leave = live.open(
      member,
      async () => (await this.all.first()).unread.change,
      (one) => {
        this.hear(one);
      },
    );
    void this.all.load();
  }

  close(): void {
    this.leave?.();
    this.leave = null;
  }

  /**
   * These, or all that are known when it is asked: what comes meanwhile nobody has seen. Rejects where
   * the server could not be told; then it stays unread.
   */
  async read(ids: readonly string[] | 'all'): Promise<void> {
    const upTo = this.lastChange;
    const unread = await this.parts.inbox.read(ids, ids === 'all' ? upTo : undefined);
    runInAction(() => {
      this.count(unread);
      const isMeant = (one: MemberNotification) =>
        ids === 'all' ? one.firstChange <= upTo : ids.includes(one.id);
      for (const list of [this.all, ...this.byKind.values()]) list.markRead(isMeant);
    });
  }

  /** What others wrote may be gone, or there again, and with it what was told of it. Never rejects. */
  async anew(): Promise<void> {
    const heard = (kind: NotificationKind | null) => () =>
      [...this.heard.values()].filter((one) => kind === null || one.kind === kind);
    const lists = [...this.byKind].map(([kind, list]) => list.anew(heard(kind)));
    await Promise.all([this.all.anew(heard(null)), ...lists]);
  }

  /** The last change that is known here. */
  private get lastChange(): number {
    const heard = [...this.heard.values()].map(({ change }) => change);
    return Math.max(this.counted?.change ?? 0, ...heard);
  }

  private async ask(kind: NotificationKind | null, cursor: string | null): Promise<InboxPage> {
    const page = await this.parts.inbox.page({ kind, cursor, limit: INBOX_PAGE });
    this.count(page.unread);
    return page;
  }

  /** Of two answers the one that knows of more changes counts. */
  private count(unread: Unread): void {
    if (unread.change >= (this.counted?.change ?? 0)) this.counted = unread;
  }

  private begin(change: number): void {
    this.base = change;
    for (const one of this.early) this.hear(one);
    this.early = [];
  }

  private hear(one: MemberNotification): void {
    if (this.base === null) {
      this.early = [...this.early, one];
      return;
    }
    const before = this.heard.get(one.id);
    if (one.change <= Math.max(this.base, before?.change ?? 0)) return;
    this.heard = new Map(this.heard).set(one.id, one);
    this.all.hear(one);
    this.byKind.get(one.kind)?.hear(one);
    if (one.isRead) this.parts.isRead(one.id);
    else if (before === undefined && one.firstChange > this.base) this.parts.tell(one);
  }
}
