import type { Chats, Clock, KeyValueStorage, LiveChats, Random } from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { PageSight } from '../page-sight';

/** What rooms need of the world. */
export interface ChatWorld {
  readonly chats: Chats;
  readonly live: LiveChats;
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
  readonly local: KeyValueStorage;
  readonly online: ListenToOnline;
  /** False where the device says that it has no network. */
  readonly hasNetwork: () => boolean;
  readonly sight: PageSight;
  /** Another number whenever people's writing is there no more, or again. */
  readonly turns: () => number;
}
