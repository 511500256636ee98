import type { Author } from '#core';
import { MemoryChats, MemoryLiveChats } from '../../../src/adapters/memory/chats/memory-chats';
import {
  MemoryRooms,
  type KeptRoom,
  type RoomAbout,
} from '../../../src/adapters/memory/chats/memory-rooms';
import { MemoryVisitFiles } from '../../../src/adapters/memory/chats/memory-visit-files';
import { ChatStore } from '../../../src/ui/stores/chat/chat-store';
import { MemberChats } from '../../../src/ui/stores/chat/member-chats';
import type { Services } from '../../../src/ui/ground/services';
import { Watched, BEAR, MOON } from './community-stage';
import { DealStage } from './deal-stage';

/** Rooms of a few people, and what one of them does there: MOON looks for a room, BEAR offers some. */
export class ChatStage extends DealStage {
  readonly rooms = new MemoryRooms({ deals: this.deals });
  readonly chats = new Watched(new MemoryChats(this.rooms, () => this.reader));
  readonly visitFiles = new MemoryVisitFiles(this.chats.port);
  readonly live = new MemoryLiveChats(this.rooms, () => this.reader);
  private readonly backs = new Set<() => void>();
  /** Whether the device says that it has a network. */
  hasNetwork = true;
  private sent = 0;

  /** What the app takes in the place of its own. */
  around(made: Services): Partial<Services> {
    const chats = new ChatStore(
      {
        chats: this.chats.port,
        live: this.live,
        member: () => {
          const { session, isLogin } = made.stores.session;
          return isLogin ? String(session.ID) : null;
        },
        turns: () => made.stores.community.turns,
        clock: this.clock,
        random: made.random,
        local: made.local,
        online: (back) => {
          this.backs.add(back);
          return () => {
            this.backs.delete(back);
          };
        },
        hasNetwork: () => this.hasNetwork,
        sight: { isSeen: () => true, listen: () => () => undefined },
      },
      () => Promise.resolve({ MemberChats }),
    );
    return {
      ...this.services,
      chats: this.chats.port,
      visitFiles: this.visitFiles,
      stores: { ...made.stores, chats },
    };
  }

  /** The device finds its network again. */
  back(): void {
    this.hasNetwork = true;
    for (const back of this.backs) back();
  }

  /** A room about something of BEAR's, that MOON began. */
  talk(about: RoomAbout = { dealId: this.offer().id }): KeptRoom {
    return this.rooms.add(about, BEAR.id, MOON.id);
  }

  /** Somebody says something there. */
  says(room: KeptRoom, by: Author, text: string): void {
    this.sent += 1;
    const key = `said-${this.sent}`;
    this.rooms.say(room, { by: by.id, key, text, pictureIds: [], visit: null });
  }
}
