import { useMemo, useState, type RefObject } from 'react';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { pathOf } from '../../stores/history/url-parts';
import { useKeptList } from '../../widgets/dong-list/use-kept-list';
import type { ReadyDeals } from './ask-deals';
import { DEALS_SLOT } from './deals-snapshot';
import { dealsStore } from './deals-store';
import { useDealsActs } from './use-deals-acts';
import { useDealsAddress } from './use-deals-address';

/**
 * A list of direct deals, and what can be done with it. `scroller` scrolls it, where that is not the window.
 * In an observer.
 */
export function useDealsList(scroller?: RefObject<HTMLElement | null>) {
  const { directs, dongs, mates, stores } = useServices();
  const place = useDealsAddress();
  const { address } = place;
  const [isHub] = useState(() => pathOf(stores.history.current.url) === PATH.deal);
  const reader = useAudience();
  const question = useMemo(() => ({ ...address, reader, isHub }), [address, reader, isHub]);
  const { store, ads } = useKeptList({
    slot: DEALS_SLOT,
    storeOf: (kept?: ReadyDeals) => dealsStore({ directs, dongs, mates }, kept),
    question,
    scroller,
  });
  const acts = useDealsActs(place, store);
  return { place, store, ads, acts, isHub };
}

export type DealsListed = ReturnType<typeof useDealsList>;
