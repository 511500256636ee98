import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { MemorySearch } from '../../../src/adapters/memory/memory-search';
import { MovingClock } from '../../support/moving-clock';
import { searchDealsContract } from '../contracts/search-deals.contract';

searchDealsContract('memory', (deals) => {
  const clock = new MovingClock();
  const areas = deals.map(({ address }) => address);
  const kept = new MemoryDeals({ community: new MemoryCommunity({ clock }), areas });
  const ids = deals.map((_, at) => String(at + 1));
  // A list holds what its reader sees.
  const searched = deals.flatMap(({ draft, address, createdAt, confirmedAt, ...one }, at) => {
    if (one.kept !== null) return [];
    const { dongliCode } = address;
    const placed = { ...draft, place: { ...draft.place, dongliCode } };
    const deal = kept.add('1', placed, {
      id: ids[at] ?? '',
      createdAt,
      confirmedAt,
    });
    return { deal: kept.summary(null, deal), description: draft.description };
  });
  return Promise.resolve({
    search: new MemorySearch({ notices: [], places: [], deals: searched }, clock),
    ids,
    wait: (ms) => {
      clock.advance(ms);
    },
    close: () => Promise.resolve(),
  });
});
