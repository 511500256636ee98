import type { Author, ChatListing } from '#core';
import { MemoryChats, MemoryLiveChats } from '../../../src/adapters/memory/chats/memory-chats';
import { MemoryRooms } from '../../../src/adapters/memory/chats/memory-rooms';
import { MemoryVisitFiles } from '../../../src/adapters/memory/chats/memory-visit-files';
import { MemoryBlocks } from '../../../src/adapters/memory/community/memory-blocks';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDirectDeals } from '../../../src/adapters/memory/deals/memory-direct-deals';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { directDraft } from '../../support/direct-drafts';
import { MovingClock } from '../../support/moving-clock';
import { chatsContract } from '../contracts/chats.contract';
import type { OpenedChats } from '../contracts/chats-stage';
import { visitsContract } from '../contracts/visits.contract';

const PICTURES = Array.from({ length: 20 }, (_, at) => ({
  id: `picture-${at}`,
  width: 640,
  height: 480,
  small: `/images/${at}-240`,
  medium: `/images/${at}-640`,
  large: `/images/${at}-1280`,
}));

const HOUSE: ChatListing = {
  kind: 'house',
  id: 'house-1',
  title: '신림역 원룸',
  party: 'LAND_LORD',
  roomType: 'HOUTP00001',
  rentType: 'MONTH_RENT',
  deposit: 500,
  monthly: 45,
  dong: '신림동',
  photo: null,
  state: 'OPEN',
  confirmedAt: null,
  isExample: false,
};

function open(): Promise<OpenedChats> {
  const clock = new MovingClock();
  const community = new MemoryCommunity({ clock, pictures: PICTURES });
  const deals = new MemoryDeals({ community });
  const houses = new Map([[HOUSE.id, { ownerId: '1', listing: HOUSE }]]);
  const rooms = new MemoryRooms({ deals, houses });
  let brought = 0;
  const portsOf = (author: Author | null) => {
    const chats = new MemoryChats(rooms, () => author);
    const visitFiles = new MemoryVisitFiles(chats);
    return {
      chats,
      visitFiles,
      kept: visitFiles.kept,
      live: new MemoryLiveChats(rooms, () => author),
      blocks: new MemoryBlocks(community, () => author),
      directs: new MemoryDirectDeals(deals, () => author),
      picture: () => Promise.resolve(`picture-${brought++}`),
    };
  };
  const member = (id: string, nickname: string) => {
    const author = { id, nickname, image: `/images/${id}` };
    community.members.set(id, author);
    return { id, nickname, ...portsOf(author) };
  };
  return Promise.resolve({
    kim: member('1', '김자취'),
    lee: member('2', '이원룸'),
    park: member('3', '박전세'),
    visitor: portsOf(null),
    deal: () => Promise.resolve(deals.add('1', directDraft({ pictureIds: [] })).id),
    remove: (dealId) => {
      const deal = deals.find(dealId);
      if (deal !== undefined) deal.isDeleted = true;
      return Promise.resolve();
    },
    houses: { ofKim: HOUSE.id, ofNobody: 'house-2' },
    wait: (ms) => {
      clock.advance(ms);
    },
    now: () => clock.now(),
    close: () => Promise.resolve(),
  });
}

chatsContract('memory', open);

visitsContract('memory', open);
