import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  INBOX_PAGE,
  notificationTarget,
  withHeard,
  type Inbox,
  type LiveInbox,
  type MemberNotification,
} from '#core';
import type { PushToast } from '../push-toasts/push-toast';

interface NotificationParts {
  readonly inbox: Inbox;
  readonly live: LiveInbox;
  /** Whose they are; null for a visitor. */
  readonly member: () => string | null;
  readonly toasts: { push(toast: PushToast): unknown };
  /** Opens a path of this app. */
  readonly open: (path: string) => void;
}

type State =
  | { readonly kind: 'visitor' | 'loading' }
  | {
      readonly kind: 'ready';
      readonly items: readonly MemberNotification[];
      readonly next: string | null;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What the member of this session was told, and is told while the page is open. */
export class NotificationStore {
  state: State = { kind: 'visitor' };
  unread = 0;
  /** Whether a further page is on its way, or could not be had. */
  more: 'idle' | 'loading' | 'failed' = 'idle';
  /** The last change that the first page knew. */
  private base = 0;
  private first: Promise<number> | null = null;
  private leave: (() => void) | null = null;
  private stopFollowing: (() => void) | null = null;
  /** Raised with every other member: an answer of before counts no more. */
  private round = 0;

  constructor(private readonly parts: NotificationParts) {
    makeAutoObservable<this, 'parts' | 'base' | 'first' | 'leave' | 'stopFollowing' | 'round'>(
      this,
      {
        state: observableRef,
        parts: false,
        base: false,
        first: false,
        leave: false,
        stopFollowing: false,
        round: false,
      },
    );
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

  /** Asks for the first page, where it is not there or on its way. Never rejects. */
  async load(): Promise<void> {
    if (this.state.kind !== 'visitor') await this.loadFirst().catch(() => undefined);
  }

  async loadMore(): Promise<void> {
    const { state, round } = this;
    if (state.kind !== 'ready' || state.next === null || this.more === 'loading') return;
    this.more = 'loading';
    const page = await this.parts.inbox
      .page({ cursor: state.next, limit: INBOX_PAGE })
      .catch(() => null);
    runInAction(() => {
      if (round !== this.round || this.state.kind !== 'ready') return;
      this.more = page === null ? 'failed' : 'idle';
      if (page === null) return;
      const items = page.items.reduce(withHeard, this.state.items);
      this.state = { kind: 'ready', items, next: page.next };
    });
  }

  /** At once here; the server's word comes to every device. Rejects where it could not be told. */
  async read(ids: readonly string[] | 'all'): Promise<void> {
    const { round } = this;
    const unread = await this.parts.inbox.read(ids);
    runInAction(() => {
      if (round !== this.round) return;
      this.unread = unread;
      if (this.state.kind !== 'ready') return;
      const items = this.state.items.map((one) =>
        ids === 'all' || ids.includes(one.id) ? { ...one, isRead: true } : one,
      );
      this.state = { ...this.state, items };
    });
  }

  /** Opens what it is about, and marks it as read. */
  async press(one: MemberNotification): Promise<void> {
    const target = notificationTarget(one);
    if ('path' in target) this.parts.open(target.path);
    // It stays unread where the server could not be told, and is told at the next press.
    if (!one.isRead) await this.read([one.id]).catch(() => undefined);
  }

  private follow(member: string | null): void {
    this.leave?.();
    this.leave = null;
    this.round += 1;
    this.first = null;
    this.base = 0;
    this.unread = 0;
    this.more = 'idle';
    this.state = { kind: member === null ? 'visitor' : 'loading' };
    if (member === null) return;
    const { round } = this;
    this.leave = this.parts.live.open(
      member,
      () => this.loadFirst(),
      (one) => {
        if (round === this.round) this.hear(one);
      },
    );
    void this.load();
  }

  private loadFirst(): Promise<number> {
    const { round } = this;
    if (this.state.kind === 'failed') this.state = { kind: 'loading' };
    this.first ??= this.parts.inbox.page({ cursor: null, limit: INBOX_PAGE }).then(
      (page) => {
        runInAction(() => {
          if (round !== this.round) return;
          const heard = this.state.kind === 'ready' ? this.state.items : [];
          const items = heard.reduce(withHeard, page.items);
          this.state = { kind: 'ready', items, next: page.next };
          this.unread = page.unread;
          this.base = page.change;
        });
        return page.change;
      },
      (error: unknown) => {
        runInAction(() => {
          if (round !== this.round) return;
          this.first = null;
          this.state = { kind: 'failed', error };
        });
        throw error;
      },
    );
    return this.first;
  }

  /** What is new is shown over the page; what was read elsewhere is read here. */
  private hear(one: MemberNotification): void {
    const { state } = this;
    if (state.kind !== 'ready' || one.change <= this.base) return;
    const known = state.items.find(({ id }) => id === one.id);
    const isBehind = known === undefined && state.next !== null && isOlder(one, state.items);
    if (!isBehind) this.state = { ...state, items: withHeard(state.items, one) };
    if (known !== undefined && known.change >= one.change) return;
    // One that was new and read elsewhere since was never counted here.
    const wasCounted = known === undefined ? isBehind : !known.isRead;
    if (one.isRead && wasCounted) this.unread = Math.max(0, this.unread - 1);
    if (known !== undefined || one.isRead) return;
    this.unread += 1;
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

/** Whether it stands on a page that was not asked for yet. */
const isOlder = (one: MemberNotification, items: readonly MemberNotification[]): boolean =>
  one.createdAt < (items.at(-1)?.createdAt ?? '');
