import type { MemoryDeals } from '../../adapters/memory/deals/memory-deals';
import type { MemoryMates } from '../../adapters/memory/deals/memory-mates';
import { MemoryRooms } from '../../adapters/memory/chats/memory-rooms';

/** Rooms about the deals and mates that are there: whoever asks begins them. */
export const memoryRooms = (deals: MemoryDeals, mates: MemoryMates): MemoryRooms =>
  new MemoryRooms({ deals, mates });
