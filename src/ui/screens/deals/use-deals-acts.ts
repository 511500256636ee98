import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import type { DirectFilterSection } from '../../stores/popups/props/direct-filter-props';
import type { DealsStore } from './deals-store';
import type { DealsAddress } from './use-deals-address';

/** What can be done with the list. */
export function useDealsActs({ address, ask, linkTo }: DealsAddress, store: DealsStore) {
  const { places, stores } = useServices();
  const { history, popups, toasts } = stores;
  const tellFailure = useTellFailure();
  const openFilter = async (section: DirectFilterSection | null): Promise<void> => {
    const asked = store.shown?.asked ?? { filter: address.filter, bounds: null };
    const props = { filter: { ...address.filter, dongliCode: asked.filter.dongliCode } };
    const next = await popups.ask('direct-filter', { ...props, bounds: asked.bounds, section });
    if (next !== null) ask({ ...next, dongliCode: address.filter.dongliCode });
  };
  const choosePlace = async (): Promise<void> => {
    const place = await popups.ask('place-search', { query: '' });
    if (place === null) return;
    try {
      const area = await places.areaAt(place);
      if (area === null || area.dong === '') {
        toasts.warn('그곳이 어느 동인지 알 수 없어요. 동 이름으로 찾아보세요.');
        return;
      }
      history.whenArrived(() => {
        history.push(linkTo(area.dongliCode));
      });
    } catch (error) {
      tellFailure(error);
    }
  };
  return {
    openFilter: (section: DirectFilterSection | null) => void openFilter(section),
    choosePlace: () => void choosePlace(),
  };
}
