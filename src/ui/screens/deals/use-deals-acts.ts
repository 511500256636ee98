import { useServices } from '../../ground/services';
import type { DirectFilterSection } from '../../stores/popups/props/direct-filter-props';
import { useChooseDong } from '../../widgets/dong-list/use-choose-dong';
import type { DealsStore } from './deals-store';
import type { DealsAddress } from './use-deals-address';

/** What can be done with the list. */
export function useDealsActs({ address, ask, linkTo }: DealsAddress, store: DealsStore) {
  const { popups } = useServices().stores;
  const openFilter = async (section: DirectFilterSection | null): Promise<void> => {
    const asked = store.shown?.asked ?? { filter: address.filter, bounds: null };
    const props = { filter: { ...address.filter, dongliCode: asked.filter.dongliCode } };
    const next = await popups.ask('direct-filter', { ...props, bounds: asked.bounds, section });
    if (next !== null) ask({ ...next, dongliCode: address.filter.dongliCode });
  };
  return {
    openFilter: (section: DirectFilterSection | null) => void openFilter(section),
    choosePlace: useChooseDong(linkTo),
  };
}
