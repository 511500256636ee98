import type { Author, LiveChats } from '#core';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { MemberChats } from '../../../../src/ui/stores/chat/member-chats';
import { ChatStage } from '../../support/chat-stage';
import { MOON } from '../../support/community-stage';
import { stopAfterwards } from '../../support/started';

/** A room of MOON's on a device, whose pages come and go. */
export class OneDevice {
  readonly stage = new ChatStage();
  readonly room = this.stage.talk();
  readonly local = new MemoryStorage();
  /** What pages listen to. */
  live: LiveChats = this.stage.live;
  private readonly random = new MemoryRandom();
  private readonly backs = new Set<() => void>();

  constructor() {
    this.stage.reader = MOON;
  }

  /** A page is opened: what was left on the device is taken up. */
  page(who: Author = MOON): MemberChats {
    const { stage, local, random } = this;
    const chats = new MemberChats(
      {
        chats: stage.chats.port,
        live: this.live,
        clock: stage.clock,
        random,
        local,
        online: (back) => {
          this.backs.add(back);
          return () => {
            this.backs.delete(back);
          };
        },
        hasNetwork: () => stage.hasNetwork,
        sight: { isSeen: () => true, listen: () => () => undefined },
        turns: () => 0,
      },
      who.id,
    );
    chats.open();
    stopAfterwards(() => {
      chats.close();
    });
    return chats;
  }

  /** The network is there again. */
  back(): void {
    this.stage.hasNetwork = true;
    for (const back of this.backs) back();
  }

  /** A message of MOON's has arrived, under the name of its sending. */
  arrived(key: string, text: string): void {
    this.stage.rooms.say(this.room, { by: MOON.id, key, text, pictureIds: [], visit: null });
  }

  /** What the room has, in its order. */
  get said(): readonly string[] {
    return this.room.messages.map(({ text }) => text);
  }
}

export const words = (text: string) => ({ text, pictureIds: [] });
