import type { Author } from '#core';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryDealInquiries } from '../../../src/adapters/memory/deals/memory-deal-inquiries';
import { MemoryDeals } from '../../../src/adapters/memory/deals/memory-deals';
import { MemoryHouseSearch } from '../../../src/adapters/memory/houses/memory-house-search';
import { MovingClock } from '../../support/moving-clock';
import { presentPhoto } from '../../support/app-deps';
import { houseNumbersContract } from '../contracts/house-numbers.contract';

houseNumbersContract('memory', (records) => {
  const clock = new MovingClock();
  const houses = records.map((record) => ({
    ...record,
    photos: record.photos.map(presentPhoto),
  }));
  const deals = new MemoryDeals({ community: new MemoryCommunity({ clock }) });
  const numbersOf = (who: Author | null) => new MemoryDealInquiries(deals, () => who, houses);
  const called = (id: string): Author => ({ id, nickname: '새싹', image: '' });
  return Promise.resolve({
    search: new MemoryHouseSearch(houses, clock),
    visitor: numbersOf(null),
    kim: numbersOf(called('1')),
    lee: numbersOf(called('2')),
    idOf: (listingNumber) =>
      Promise.resolve(records.find((one) => one.listingNumber === listingNumber)?.id ?? ''),
    wait: (ms) => {
      clock.advance(ms);
    },
    close: () => Promise.resolve(),
  });
});
