import { useMemo, type RefObject } from 'react';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import type { MateFilterSection } from '../../stores/popups/props/mate-filter-props';
import { useChooseDong } from '../../widgets/dong-list/use-choose-dong';
import { useKeptList } from '../../widgets/dong-list/use-kept-list';
import { FIRST_SIDE, type ReadyMates } from './ask-mates';
import { MATES_SLOT } from './mates-snapshot';
import { matesStore } from './mates-store';
import { useMatesAddress } from './use-mates-address';

/**
 * A list of mates, and what can be done with it. `scroller` scrolls it, where that is not the window.
 * In an observer.
 */
export function useMatesList(scroller?: RefObject<HTMLElement | null>) {
  const { dongs, mates, stores } = useServices();
  const place = useMatesAddress();
  const { address, ask, linkTo } = place;
  const reader = useAudience();
  const question = useMemo(() => ({ ...address, reader }), [address, reader]);
  const { store, ads } = useKeptList({
    slot: MATES_SLOT,
    storeOf: (kept?: ReadyMates) => matesStore({ mates, dongs }, kept),
    question,
    scroller,
  });
  const choosePlace = useChooseDong(linkTo);
  const openFilter = async (section: MateFilterSection): Promise<void> => {
    const { filter } = address;
    const asked = store.shown?.asked ?? null;
    const next = await stores.popups.ask('mate-filter', {
      filter: {
        ...filter,
        side: filter.side ?? FIRST_SIDE,
        dongliCode: asked?.filter.dongliCode ?? null,
      },
      bounds: asked?.bounds ?? null,
      section,
    });
    if (next !== null) ask({ ...next, side: filter.side, dongliCode: filter.dongliCode });
  };
  return {
    place,
    store,
    ads,
    choosePlace,
    openFilter: (section: MateFilterSection) => void openFilter(section),
  };
}

export type MatesListed = ReturnType<typeof useMatesList>;
