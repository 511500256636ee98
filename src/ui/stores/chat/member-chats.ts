import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ChatAbout, ChatChange, ChatRoom } from '#core';
import { ChatList } from './chat-list';
import type { ChatWorld } from './chat-world';
import { KeptOutbox } from './kept-outbox';
import { Talk } from './talk';

/** All rooms of one member, what is unread in them, and what is still to be sent. */
export class MemberChats {
  readonly list: ChatList;
  /** Unread messages of all rooms. */
  unread = 0;
  private readonly talks = new Map<string, Talk>();
  private readonly kept: KeptOutbox;
  /** The change that was counted last. */
  private change = -1;
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly world: ChatWorld,
    member: string,
  ) {
    this.kept = new KeptOutbox(world.local, member);
    this.list = new ChatList({
      chats: world.chats,
      asking: () => {
        const { change } = this;
        return (unread) => {
          runInAction(() => {
            // What was heard meanwhile may be later.
            if (this.change === change) this.unread = unread;
          });
        };
      },
      isOpen: (id) => this.talks.has(id),
      looked: (room) => {
        this.talks.get(room.id)?.know(room);
      },
    });
    makeAutoObservable<this, 'world' | 'kept' | 'change' | 'stops'>(this, {
      list: false,
      world: false,
      kept: false,
      change: false,
      stops: false,
    });
  }

  open(): void {
    const { live, online, sight, turns } = this.world;
    const back = () => {
      this.back();
    };
    this.stops = [
      live.listen(
        (change) => {
          this.hear(change);
        },
        () => {
          this.begun();
        },
      ),
      online(back),
      reaction(turns, back),
      sight.listen(() => {
        if (sight.isSeen()) back();
      }),
    ];
    for (const room of this.kept.rooms()) void this.talk(room).outbox.run();
  }

  close(): void {
    for (const stop of this.stops) stop();
    for (const talk of this.talks.values()) talk.close();
  }

  /** The talk of a room, the same as long as the member is there. */
  talk(id: string): Talk {
    const known = this.talks.get(id);
    if (known !== undefined) return known;
    const { world, kept } = this;
    const answered = (room: ChatRoom) => {
      this.list.put(room);
    };
    const made = new Talk(id, { world, kept, answered });
    this.talks.set(id, made);
    return made;
  }

  /** What could not be sent in a room; null where all of it was, or is on its way. */
  failedIn(id: string): string | null {
    return this.talks.get(id)?.outbox.failed?.draft.text ?? null;
  }

  /** The room about a listing. Rejects where there can be none. */
  async about(listing: ChatAbout): Promise<string> {
    const { id } = await this.world.chats.open(listing);
    return id;
  }

  /** How many messages of all rooms were not sent yet. */
  get unsent(): number {
    const rooms = new Set([...this.kept.rooms(), ...this.talks.keys()]);
    return [...rooms].reduce((sum, room) => sum + this.unsentIn(room), 0);
  }

  /** How many messages of a room were not sent yet. */
  unsentIn(id: string): number {
    return this.talks.get(id)?.outbox.entries.length ?? this.kept.of(id).length;
  }

  /**
   * Takes a room away from the person alone, until something comes, and what was not sent there with it.
   * Rejects where that is not so.
   */
  async leave(id: string): Promise<void> {
    const talk = this.talk(id);
    await talk.outbox.hold();
    const left = talk.outbox.entries.map(({ key }) => key);
    try {
      await this.world.chats.leave(id);
    } catch (error) {
      talk.outbox.goOn();
      throw error;
    }
    runInAction(() => {
      for (const key of left) talk.outbox.drop(key);
      if (talk.outbox.entries.length > 0) {
        // Written meanwhile: it shows the room again.
        talk.outbox.goOn();
        return;
      }
      talk.close();
      this.kept.forget(id);
      this.talks.delete(id);
      this.list.remove(id);
    });
    void this.list.load();
  }

  /** There is a network again, somebody looks at the page again, or whom one meets is another. */
  back(): void {
    void this.list.load();
    for (const talk of this.talks.values()) talk.back();
  }

  /** Nothing is missed from here on: what changed before it is asked for. */
  private begun(): void {
    void this.list.anew();
    for (const talk of this.talks.values()) talk.begun();
  }

  private hear(change: ChatChange): void {
    if (change.change >= this.change) {
      this.change = change.change;
      this.unread = change.unreadInAll;
    }
    this.list.hear(change);
    this.talks.get(change.id)?.hear(change);
  }
}
