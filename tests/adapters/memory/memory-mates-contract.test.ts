import { LISTED_KIND, listedForm, type Author } from '#core';
import { MemoryChats } from '../../../src/adapters/memory/chats/memory-chats';
import { MemoryRooms } from '../../../src/adapters/memory/chats/memory-rooms';
import { MemoryBlocks } from '../../../src/adapters/memory/community/memory-blocks';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDealInquiries } from '../../../src/adapters/memory/deals/memory-deal-inquiries';
import { MemoryDealZzims } from '../../../src/adapters/memory/deals/memory-deal-zzims';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { MemoryMateRequests } from '../../../src/adapters/memory/deals/memory-mate-requests';
import { MemoryMateSearch } from '../../../src/adapters/memory/deals/memory-mate-search';
import { MemoryMates } from '../../../src/adapters/memory/deals/memory-mates';
import { MemoryOwnDeals } from '../../../src/adapters/memory/deals/memory-own-deals';
import { MovingClock } from '../../support/moving-clock';
import { mateChatsContract } from '../contracts/mate-chats.contract';
import { mateRequestsContract } from '../contracts/mate-requests.contract';
import { matesContract } from '../contracts/mates.contract';
import type { OpenedMates } from '../contracts/mates-stage';

const LISTED = { text: '오픈채팅방초대', rule: '연락처를 남기는 글은 먼저 살펴봐요.' };
const PICTURES = Array.from({ length: 20 }, (_, at) => ({
  id: `picture-${at}`,
  width: 640,
  height: 480,
  small: `/images/${at}-240`,
  medium: `/images/${at}-640`,
  large: `/images/${at}-1280`,
}));

function open(): Promise<OpenedMates> {
  const clock = new MovingClock();
  const kind = LISTED_KIND.word;
  const listed = [{ kind, text: listedForm(kind, LISTED.text), rule: LISTED.rule }];
  const community = new MemoryCommunity({ clock, listed, pictures: PICTURES });
  const mates = new MemoryMates({ community, middleOf: () => ({ lat: 37.48, lng: 126.93 }) });
  const deals = new MemoryDeals({ community });
  const rooms = new MemoryRooms({ deals, mates });
  let brought = 0;
  const picture = () => Promise.resolve(`picture-${brought++}`);
  const portsOf = (author: Author | null) => ({
    mates: new MemoryMateSearch(mates, () => author),
    requests: new MemoryMateRequests(mates, () => author),
    own: new MemoryOwnDeals(mates, () => author),
    zzims: new MemoryDealZzims(mates, () => author),
    inquiries: new MemoryDealInquiries(deals, () => author, [], mates),
    blocks: new MemoryBlocks(community, () => author),
    chats: new MemoryChats(rooms, () => author),
  });
  let joined = 0;
  const join = () => {
    joined += 1;
    const author = { id: String(joined), nickname: `메이트${joined}`, image: `/images/${joined}` };
    community.members.set(author.id, author);
    return Promise.resolve({ ...author, picture, ...portsOf(author) });
  };
  return Promise.resolve({
    join,
    visitor: portsOf(null),
    listed: LISTED,
    wait: (ms) => {
      clock.advance(ms);
    },
    close: () => Promise.resolve(),
  });
}

matesContract('memory', open);
mateRequestsContract('memory', open);
mateChatsContract('memory', open);
