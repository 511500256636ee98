import { isOnOffer } from '#core';
import type { SearchedDeal } from '../memory-search';
import type { MemoryDeals } from './memory-deals';
import type { KeptListing, MemoryListings } from './memory-listings';
import type { MemoryMates } from './memory-mates';

/** Whether somebody may find it, be it confirmed or not: whoever searches reads that by the clock. */
const isStanding = (
  listings: Pick<MemoryListings<KeptListing>, 'meets'>,
  viewer: string | null,
  deal: KeptListing,
): boolean =>
  !deal.isDeleted &&
  deal.hold === null &&
  deal.authorId !== null &&
  isOnOffer(deal.status) &&
  listings.meets(viewer, deal);

/** The rooms and the people to live with that somebody can search, as those stand now. */
export const searchedDeals = (
  { deals, mates }: { readonly deals: MemoryDeals; readonly mates: MemoryMates },
  viewer: string | null,
): readonly SearchedDeal[] => [
  ...deals.kept
    .filter((deal) => isStanding(deals, viewer, deal))
    .map((deal) => ({
      deal: deals.summary(viewer, deal),
      description: deal.draft.description,
    })),
  ...mates.kept
    .filter((deal) => isStanding(mates, viewer, deal))
    .map((deal) => ({ deal: mates.summary(viewer, deal), description: deal.mate.intro })),
];
