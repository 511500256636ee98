import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  MESSAGE_PAGE,
  missingAfter,
  NEW_CONVERSATION,
  notReadAgain,
  olderBefore,
  withMessages,
  withPage,
  withStanding,
  type ChatChange,
  type ChatMessage,
  type ChatRoom,
  type Conversation,
  type VisitWish,
} from '#core';
import { CatchingUp, withoutFarAway } from './catching-up';
import { isNotFound, nullWhereNone } from './not-found';
import { Outbox } from './outbox';
import { ReadMark } from './read-mark';
import type { TalkParts, TalkState } from './talk-state';
import { Viewing } from './viewing';

/** One room as this tab knows it: what is said there, and what is on its way. */
export class Talk {
  conversation: Conversation = NEW_CONVERSATION;
  state: TalkState = { kind: 'idle' };
  room: ChatRoom | null = null;
  older: 'idle' | 'loading' | 'failed' = 'idle';
  readonly outbox: Outbox;
  private opening: AbortController | null = null;
  private readonly viewing = new Viewing();
  /** The last answer that was asked for. */
  private opened = Promise.resolve();
  private readonly catching: CatchingUp;
  private readonly readMark: ReadMark;

  constructor(
    readonly id: string,
    private readonly parts: TalkParts,
  ) {
    makeAutoObservable<this, 'parts' | 'opening' | 'viewing' | 'opened' | 'catching' | 'readMark'>(
      this,
      {
        id: false,
        conversation: observableRef,
        state: observableRef,
        room: observableRef,
        outbox: false,
        parts: false,
        opening: false,
        viewing: false,
        opened: false,
        catching: false,
        readMark: false,
      },
    );
    const { world, kept } = parts;
    this.readMark = new ReadMark(async (upTo) => {
      await world.chats.read(id, upTo);
      runInAction(() => {
        const { room } = this;
        // What has come meanwhile is not read with it.
        if (room !== null && room.last <= upTo) this.tell({ ...room, unread: 0 });
      });
    });
    this.catching = new CatchingUp({
      held: this,
      become: (next) => {
        this.outbox.become(next);
      },
      after: (after, limit) => world.chats.messages(id, { after, limit }),
      isSeen: () => this.viewing.isOn,
    });
    this.outbox = new Outbox({
      world,
      kept,
      room: id,
      held: this,
      arrived: (message) => {
        this.arrived(message);
      },
      lost: () => {
        void this.open();
      },
    });
  }

  get messages(): readonly ChatMessage[] {
    return this.conversation.messages;
  }

  /** The last message, once all up to it are here; null before: what is missing nobody has seen. */
  get wholeTo(): number | null {
    return missingAfter(this.conversation) === null ? this.conversation.last : null;
  }

  get hasOlder(): boolean {
    return olderBefore(this.conversation) !== null;
  }

  /**
   * Whether the other one has written: until then contacts are hidden from them (spec/readings R45). What
   * they say of a visit is no answer.
   */
  get isAnswered(): boolean {
    return this.messages.some(({ isMine, visit }) => !isMine && visit === null);
  }

  /** A view shows it until it ends that: as long it keeps up with what comes. */
  show(): () => void {
    this.viewing.begin();
    void this.open();
    return () => {
      this.viewing.end();
      if (!this.viewing.isOn) this.catching.close();
    };
  }

  /** Asks for the room and its last messages; what is there already stays meanwhile. Never rejects. */
  async open(): Promise<void> {
    this.opened = this.ask();
    await this.opened;
    await this.catchUp();
  }

  private async ask(): Promise<void> {
    this.opening?.abort();
    const opening = new AbortController();
    this.opening = opening;
    if (this.state.kind !== 'ready') this.state = { kind: 'loading' };
    const { chats } = this.parts.world;
    try {
      const [room, page] = await Promise.all([
        chats.one(this.id, opening.signal),
        chats
          .messages(this.id, { before: null, limit: MESSAGE_PAGE }, opening.signal)
          .catch(nullWhereNone),
      ]);
      runInAction(() => {
        if (opening.signal.aborted) return;
        if (room?.isBlocked === true) this.block(room);
        else if (room === null || page === null) this.lose();
        else {
          this.outbox.become(withoutFarAway(withPage(this.conversation, page)));
          this.state = { kind: 'ready' };
          this.tell(room);
        }
      });
    } catch (error) {
      runInAction(() => {
        if (opening.signal.aborted) return;
        if (this.state.kind !== 'ready') this.state = { kind: 'failed', error };
      });
    }
  }

  /** What is older than all that is there. Never rejects. */
  async loadOlder(): Promise<void> {
    const before = olderBefore(this.conversation);
    if (before === null || this.older === 'loading') return;
    this.older = 'loading';
    try {
      const page = await this.parts.world.chats.messages(this.id, { before, limit: MESSAGE_PAGE });
      runInAction(() => {
        this.older = 'idle';
        this.outbox.become(withPage(this.conversation, page));
      });
    } catch {
      runInAction(() => {
        this.older = 'failed';
      });
    }
  }

  /** Something of the room has changed. */
  hear(change: ChatChange): void {
    this.outbox.become(withStanding(this.conversation, change));
    if (this.room !== null && change.change >= this.room.change)
      this.room = { ...this.room, ...change };
    if (this.viewing.isOn) void this.catchUp();
  }

  /** How the room is now: a visit, or its listing, may be another. */
  know(room: ChatRoom): void {
    if (this.room !== null && room.change >= this.room.change) this.room = room;
  }

  /** Somebody sees the end of it: on every device it is read. Never rejects. */
  async see(): Promise<void> {
    const { wholeTo, state, room } = this;
    if (state.kind !== 'ready' || wholeTo === null) return;
    if (room !== null && room.unread > 0) await this.readMark.move(wholeTo);
  }

  /** Takes a message away from the person alone. Rejects where that is not so. */
  async hide(message: ChatMessage): Promise<void> {
    await this.known(this.parts.world.chats.hide(this.id, message.number));
    runInAction(() => {
      const hidden = { ...message, isHidden: true, text: '', pictures: [] };
      this.outbox.become(withMessages(this.conversation, [hidden]));
      const lastMessage = this.messages.findLast(({ isHidden }) => !isHidden) ?? null;
      if (this.room?.lastMessage?.number === message.number)
        this.tell({ ...this.room, lastMessage });
    });
  }

  /** Rejects where it could not be changed. */
  async mute(isMuted: boolean): Promise<void> {
    await this.known(this.parts.world.chats.mute(this.id, isMuted));
    runInAction(() => {
      if (this.room !== null) this.tell({ ...this.room, isMuted });
    });
  }

  /** Rejects where it could not be changed. */
  async openPlace(isOpen: boolean): Promise<void> {
    const room = await this.known(this.parts.world.chats.openPlace(this.id, isOpen));
    runInAction(() => {
      this.tell(room);
    });
  }

  /** Rejects where a rule refuses it, or nothing answers. */
  async visit(wish: VisitWish, key: string): Promise<void> {
    const room = await this.known(this.parts.world.chats.visit(this.id, wish, key));
    runInAction(() => {
      this.tell(room);
      this.outbox.become(withStanding(this.conversation, room));
    });
    await this.catchUp();
  }

  /** There is a network again, or somebody looks at the page again. */
  back(): void {
    this.outbox.back();
    if (this.viewing.isOn) void this.open();
  }

  /** Nothing is missed from here on: what changed before it is asked for. */
  begun(): void {
    void this.opened.then(() => {
      if (this.viewing.isOn) void this.open();
    });
  }

  close(): void {
    this.viewing.close();
    this.opening?.abort();
    this.catching.close();
    this.outbox.close();
  }

  /** What was asked of a room; where there is none any more, the view says so, too. */
  private async known<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (isNotFound(error)) void this.open();
      throw error;
    }
  }

  /** The person has blocked the other: what is here stays, and nothing more is told. */
  private block(room: ChatRoom): void {
    this.state = { kind: 'ready' };
    this.room = this.room === null ? room : { ...this.room, isBlocked: true };
  }

  private lose(): void {
    this.state = { kind: 'none' };
    if (this.room !== null) this.room = { ...this.room, isBlocked: false };
  }

  /** An answer that was late says nothing any more. */
  private tell(room: ChatRoom): void {
    if (this.room === null || room.change >= this.room.change) this.room = room;
    this.parts.answered(room);
  }

  private arrived(message: ChatMessage): void {
    const wasMasked = this.messages.some(({ isMasked }) => isMasked);
    const next = withMessages(this.conversation, [message]);
    // Whoever answers reads what was hidden (spec/readings R45).
    this.outbox.become(wasMasked ? notReadAgain(next, -1) : next);
    const { room } = this;
    const said = { lastMessage: message, lastAt: message.sentAt };
    if (room !== null && (room.lastMessage?.number ?? 0) < message.number)
      this.tell({ ...room, ...said, last: Math.max(room.last, message.number) });
    void this.catchUp();
  }

  /** Asks for what is missing, and for what reads otherwise by now. Never rejects. */
  private async catchUp(): Promise<void> {
    if (this.state.kind === 'ready') await this.catching.run();
  }
}
