import type { ChatListing } from '#core';
import type { MemoryDeals } from '../deals/memory-deals';
import { gone, lackOf } from './untold-rooms';

/** What stands on top of a room about a deal. */
export function dealOnTop(deals: MemoryDeals, dealId: string, viewer: string): ChatListing {
  const deal = deals.find(dealId);
  if (deal === undefined) return gone('direct', dealId);
  const lack = lackOf(deal, viewer);
  if (lack !== null) return { ...gone('direct', dealId), state: lack };
  const { title, party, roomType, rentType, deposit, monthly, address, photo, ...summary } =
    deals.summary(deal.authorId, deal);
  return {
    kind: 'direct',
    id: dealId,
    title,
    party,
    roomType,
    rentType,
    deposit,
    monthly,
    dong: address.dong,
    photo,
    state: summary.status,
    confirmedAt: summary.confirmedAt,
    isExample: summary.isExample,
  };
}
