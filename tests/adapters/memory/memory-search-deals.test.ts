import { DEAL_STATUS } from '#core';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { MemoryMates } from '../../../src/adapters/memory/deals/memory-mates';
import { searchedDeals } from '../../../src/adapters/memory/deals/searched-deals';
import { MemorySearch } from '../../../src/adapters/memory/memory-search';
import { MovingClock } from '../../support/moving-clock';
import { searchDealsContract, type KeptFrom } from '../contracts/search-deals.contract';

const READER = 'reader';

/** Whose it is, and what became of it. */
const lifeOf = (kept: KeptFrom | null) => ({
  authorId: kept === 'left' ? null : kept === 'apart' ? 'apart' : 'kim',
  change: {
    status:
      kept === 'let'
        ? DEAL_STATUS.DONE
        : kept === 'taken off'
          ? DEAL_STATUS.HIDDEN
          : DEAL_STATUS.OPEN,
    hold: kept === 'HELD' || kept === 'HIDDEN' ? { state: kept, reason: '규칙', mayAppeal: false } : null, // oxfmt-ignore
    isDeleted: kept === 'deleted',
  },
});

searchDealsContract('memory', (given) => {
  const clock = new MovingClock();
  const community = new MemoryCommunity({ clock });
  community.blocks = [{ by: READER, whom: 'apart', at: 0 }];
  const areas = given.flatMap(({ said }) =>
    'address' in said ? { ...said.address, lat: 0, lng: 0 } : [],
  );
  const deals = new MemoryDeals({ community, areas });
  const mates = new MemoryMates({ community });
  const ids = given.map(({ said, createdAt, confirmedAt, kept }, at) => {
    const { authorId, change } = lifeOf(kept);
    const more = { id: String(at + 1), createdAt, confirmedAt, ...change };
    if (said.kind === 'mate') return mates.add(authorId, said.mate, more).id;
    const place = { ...said.draft.place, dongliCode: said.address.dongliCode };
    return deals.add(authorId, { ...said.draft, place }, more).id;
  });
  const searched = {
    notices: [],
    places: [],
    get deals() {
      return searchedDeals({ deals, mates }, READER);
    },
  };
  return Promise.resolve({
    search: new MemorySearch(searched, clock),
    ids,
    wait: (ms) => {
      clock.advance(ms);
    },
    close: () => Promise.resolve(),
  });
});
