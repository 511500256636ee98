import { LISTED_KIND, listedForm, type Author } from '#core';
import { MemoryBlocks } from '../../../src/adapters/memory/community/memory-blocks';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDealZzims } from '../../../src/adapters/memory/deals/memory-deal-zzims';
import { MemoryDealInquiries } from '../../../src/adapters/memory/deals/memory-deal-inquiries';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { MemoryDirectDeals } from '../../../src/adapters/memory/deals/memory-direct-deals';
import { MemoryOwnDeals } from '../../../src/adapters/memory/deals/memory-own-deals';
import { directDraft, DONG_MIDDLE } from '../../support/direct-drafts';
import { MovingClock } from '../../support/moving-clock';
import { dealZzimsContract } from '../contracts/deal-zzims.contract';
import { dealInquiriesContract } from '../contracts/deal-inquiries.contract';
import { dealsContract } from '../contracts/deals.contract';
import { dealsMapContract } from '../contracts/deals-map.contract';
import { ownDealsContract } from '../contracts/own-deals.contract';
import type { OpenedDeals } from '../contracts/deals-stage';

const LISTED = { text: '오픈채팅방초대', rule: '연락처를 남기는 글은 먼저 살펴봐요.' };
const PICTURES = Array.from({ length: 100 }, (_, at) => ({
  id: `picture-${at}`,
  width: 640,
  height: 480,
  small: `/images/${at}-240`,
  medium: `/images/${at}-640`,
  large: `/images/${at}-1280`,
}));

function open(): Promise<OpenedDeals> {
  const clock = new MovingClock();
  const kind = LISTED_KIND.word;
  const listed = [{ kind, text: listedForm(kind, LISTED.text), rule: LISTED.rule }];
  const community = new MemoryCommunity({ clock, listed, pictures: PICTURES });
  const { dongliCode } = directDraft().place;
  const dong = {
    dongliCode,
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
    ...DONG_MIDDLE,
  };
  const stationNear = () => ({ name: '신림역', lines: [], walkMinutes: 5 });
  const deals = new MemoryDeals({ community, areas: [dong], stationNear });
  let brought = 0;
  const picture = () => Promise.resolve(`picture-${brought++}`);
  const portsOf = (author: Author | null) => ({
    directs: new MemoryDirectDeals(deals, () => author),
    own: new MemoryOwnDeals(deals, () => author),
    inquiries: new MemoryDealInquiries(deals, () => author),
    zzims: new MemoryDealZzims(deals, () => author),
    blocks: new MemoryBlocks(community, () => author),
  });
  const member = (id: string, nickname: string) => {
    const author = { id, nickname, image: `/images/${id}` };
    community.members.set(id, author);
    return { id, nickname, picture, ...portsOf(author) };
  };
  return Promise.resolve({
    kim: member('1', '김자취'),
    lee: member('2', '이원룸'),
    park: member('3', '박옥탑'),
    visitor: portsOf(null),
    listed: LISTED,
    wait: (ms) => {
      clock.advance(ms);
    },
    close: () => Promise.resolve(),
  });
}

dealsContract('memory', open);

dealsMapContract('memory', open);
dealInquiriesContract('memory', open);
dealZzimsContract('memory', open);
ownDealsContract('memory', open);
