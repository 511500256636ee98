import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { withHeard, type InboxPage, type MemberNotification } from '#core';

interface Ready {
  readonly kind: 'ready';
  readonly items: readonly MemberNotification[];
  readonly next: string | null;
}

type State =
  | { readonly kind: 'loading' }
  | Ready
  | { readonly kind: 'failed'; readonly error: unknown };

/** Notifications of one kind, or of all, as far as they were asked for. */
export class NotificationList {
  state: State = { kind: 'loading' };
  /** Whether a further page is on its way, or could not be had. */
  more: 'idle' | 'loading' | 'failed' = 'idle';
  private asked: Promise<InboxPage> | null = null;
  /** What was heard before the first page was there. */
  private early: readonly MemberNotification[] = [];

  /** `whole` is all of it, where that is known already. */
  constructor(
    private readonly ask: (cursor: string | null) => Promise<InboxPage>,
    whole: readonly MemberNotification[] | null = null,
  ) {
    if (whole !== null) this.state = { kind: 'ready', items: whole, next: null };
    makeAutoObservable<this, 'ask' | 'asked' | 'early'>(this, {
      state: observableRef,
      ask: false,
      asked: false,
      early: false,
    });
  }

  /** The first page: asked for once, and again where it could not be had. Rejects then. */
  first(): Promise<InboxPage> {
    if (this.state.kind === 'failed') this.state = { kind: 'loading' };
    this.asked ??= this.ask(null).then(
      (page) => {
        runInAction(() => {
          this.state = { kind: 'ready', items: page.items, next: page.next };
          for (const one of this.early) this.hear(one);
        });
        return page;
      },
      (error: unknown) => {
        runInAction(() => {
          this.asked = null;
          this.state = { kind: 'failed', error };
        });
        throw error;
      },
    );
    return this.asked;
  }

  /** Asks for the first page, where it is neither there nor on its way. Never rejects. */
  async load(): Promise<void> {
    if (this.state.kind !== 'ready') await this.first().catch(() => undefined);
  }

  /**
   * Asks for the first page anew, in the place of all that is there; what could not be had leaves it.
   * `heard` is what has been heard by then. Never rejects.
   */
  async anew(heard: () => readonly MemberNotification[]): Promise<void> {
    await this.load();
    if (this.state.kind !== 'ready') return;
    const page = await this.ask(null).catch(() => null);
    runInAction(() => {
      if (page === null) return;
      this.state = { kind: 'ready', items: page.items, next: page.next };
      for (const one of heard()) if (one.change > page.unread.change) this.hear(one);
    });
  }

  /** What follows; never rejects. */
  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'ready' || state.next === null || this.more === 'loading') return;
    this.more = 'loading';
    const page = await this.ask(state.next).catch(() => null);
    runInAction(() => {
      this.more = page === null ? 'failed' : 'idle';
      if (page === null || this.state.kind !== 'ready') return;
      const items = page.items.reduce(withHeard, this.state.items);
      this.state = { kind: 'ready', items, next: page.next };
    });
  }

  /** Shows what was heard, where its place is in sight. */
  hear(one: MemberNotification): void {
    const { state } = this;
    if (state.kind === 'ready') {
      if (!isBehind(one, state)) this.state = { ...state, items: withHeard(state.items, one) };
    } else this.early = [...this.early, one];
  }

  markRead(isMeant: (one: MemberNotification) => boolean): void {
    const { state } = this;
    if (state.kind !== 'ready') return;
    const items = state.items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one));
    this.state = { ...state, items };
  }
}

/** Whether it stands on a page that was not asked for yet. */
const isBehind = (one: MemberNotification, { items, next }: Ready): boolean =>
  next !== null &&
  items.every(({ id }) => id !== one.id) &&
  one.createdAt < (items.at(-1)?.createdAt ?? '');
