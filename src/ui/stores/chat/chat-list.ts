import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CHAT_PAGE, type ChatChange, type ChatPage, type ChatRoom, type Chats } from '#core';

interface Ready {
  readonly kind: 'ready';
  /** The last that something was said in first. */
  readonly items: readonly ChatRoom[];
  readonly next: string | null;
  /** Whether it could not be asked for again: what is there is of before. */
  readonly isStale: boolean;
}

type ListState =
  | { readonly kind: 'loading' }
  | Ready
  | { readonly kind: 'failed'; readonly error: unknown };

interface ListParts {
  readonly chats: Pick<Chats, 'list' | 'one'>;
  /** Called before it is asked; told then how much is unread in all rooms. */
  readonly asking: () => (unreadInAll: number) => void;
  /** Whether somebody looks at a room, listed or not. */
  readonly isOpen: (id: string) => boolean;
  /** Told how a room is that has changed. */
  readonly looked: (room: ChatRoom) => void;
}

const saidAt = ({ lastAt }: ChatRoom): string => lastAt ?? '';
const isBefore = (one: ChatRoom, room: ChatRoom): boolean =>
  saidAt(one) !== '' && saidAt(one) < saidAt(room);

/** The member's rooms, as far as they were asked for. */
export class ChatList {
  state: ListState = { kind: 'loading' };
  more: 'idle' | 'loading' | 'failed' = 'idle';
  private asking: Promise<void> | null = null;
  /** Rooms that are asked for, and whether they have changed again meanwhile. */
  private readonly looking = new Map<string, boolean>();
  /** What was heard of rooms while the first page was asked for, which it may not know; null of those that are gone. */
  private readonly meanwhile = new Map<string, ChatRoom | null>();

  constructor(private readonly parts: ListParts) {
    makeAutoObservable<this, 'parts' | 'asking' | 'looking' | 'meanwhile'>(this, {
      state: observableRef,
      parts: false,
      asking: false,
      looking: false,
      meanwhile: false,
    });
  }

  get items(): readonly ChatRoom[] {
    return this.state.kind === 'ready' ? this.state.items : [];
  }

  /** Asks for the first page, or again for it; what is there stays meanwhile. Never rejects. */
  async load(): Promise<void> {
    const asking = (this.asking ??= this.ask());
    await asking;
    if (this.asking === asking) this.asking = null;
  }

  /** Asks where nobody has yet. */
  want(): void {
    if (this.state.kind === 'loading') void this.load();
  }

  /** Asks after whatever is on its way: that may lack what is asked for now. Never rejects. */
  async anew(): Promise<void> {
    await this.asking;
    await this.load();
  }

  /** What follows; never rejects. */
  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'ready' || state.next === null || this.more === 'loading') return;
    this.more = 'loading';
    const page = await this.page(state.next).catch(() => null);
    runInAction(() => {
      this.more = page === null ? 'failed' : 'idle';
      if (page === null || this.state.kind !== 'ready') return;
      this.state = { ...this.state, next: page.next };
      for (const room of page.items) this.put(room);
    });
  }

  /** A room has changed: what its row says is asked for where a message has come. */
  hear(change: ChatChange): void {
    const room = this.items.find(({ id }) => id === change.id);
    // Until it is looked at, its row is of the revision before.
    if (room !== undefined && change.change >= room.change)
      this.put({ ...room, ...change, revision: room.revision });
    if (change.last > change.hiddenTo) {
      const isKnown =
        room?.lastMessage?.number === change.last && room.revision === change.revision;
      if (!isKnown) void this.look(change.id);
      return;
    }
    this.remove(change.id);
    if (this.parts.isOpen(change.id)) void this.look(change.id);
  }

  /** Shows a room as it is now, where its place is in sight; of an answer that was late nothing. */
  put(room: ChatRoom): void {
    const { state } = this;
    const place = this.items.findIndex(({ id }) => id === room.id);
    const known = this.items[place] ?? this.meanwhile.get(room.id);
    if (known != null && known.change > room.change) return;
    this.meanwhile.set(room.id, room);
    if (state.kind !== 'ready') return;
    const others = state.items.filter(({ id }) => id !== room.id);
    if (room.last <= room.hiddenTo) {
      this.state = { ...state, items: others };
      return;
    }
    const at = others.findIndex((one) => isBefore(one, room));
    this.state = { ...state, items: others.toSpliced(at === -1 ? others.length : at, 0, room) };
  }

  remove(room: string): void {
    this.meanwhile.set(room, null);
    if (this.state.kind !== 'ready') return;
    this.state = { ...this.state, items: this.items.filter(({ id }) => id !== room) };
  }

  private async ask(): Promise<void> {
    if (this.state.kind === 'failed') this.state = { kind: 'loading' };
    this.meanwhile.clear();
    try {
      const { items, next } = await this.page(null);
      runInAction(() => {
        const heard = [...this.meanwhile];
        const there = items.filter(({ id }) => this.meanwhile.get(id) !== null);
        this.state = { kind: 'ready', items: there, next, isStale: false };
        for (const [, room] of heard) if (room !== null) this.put(room);
      });
    } catch (error) {
      runInAction(() => {
        this.state =
          this.state.kind === 'ready'
            ? { ...this.state, isStale: true }
            : { kind: 'failed', error };
      });
    }
  }

  private async page(cursor: string | null): Promise<ChatPage> {
    const counted = this.parts.asking();
    const page = await this.parts.chats.list({ cursor, limit: CHAT_PAGE });
    counted(page.unreadInAll);
    return page;
  }

  private async look(id: string): Promise<void> {
    if (this.looking.has(id)) {
      this.looking.set(id, true);
      return;
    }
    this.looking.set(id, false);
    const room = await this.parts.chats.one(id).catch(() => undefined);
    const isOther = this.looking.get(id) === true;
    this.looking.delete(id);
    if (room === null) this.remove(id);
    else if (room !== undefined) {
      this.put(room);
      this.parts.looked(room);
    }
    if (isOther) await this.look(id);
  }
}
