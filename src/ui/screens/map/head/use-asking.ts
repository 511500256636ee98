import { useCallback } from 'react';
import { useServices } from '../../../ground/services';
import { useFetchAhead } from '../../../ground/use-fetch-ahead';
import { loadPopup } from '../../../popups/load-popup';
import { errorText } from '../../../text/error-text';
import type { FilterSection } from '../../../stores/popups/props/filter-props';
import type { MapStore } from '../map-store';

interface Asking {
  readonly openFilter: (section: FilterSection | null) => void;
  readonly openSearch: () => void;
  readonly showNearest: () => void;
}

const loadPopups = () => Promise.all([loadPopup('filter'), loadPopup('place-search')]);

/** What the person is asked beside the map: the filter, the search, and where to look next. */
export function useAsking(store: MapStore): Asking {
  const { popups, toasts } = useServices().stores;

  useFetchAhead(loadPopups, store.isUsable);

  const openFilter = useCallback(
    (section: FilterSection | null) => {
      const { bounds, filter } = store;
      if (bounds === null) return;
      void popups.askOnce('filter', { bounds, filter, section }).then((asked) => {
        if (asked !== null) store.setFilter(asked);
      });
    },
    [store, popups],
  );
  const openSearch = useCallback(() => {
    const { placeName, view } = store;
    void popups.askOnce('place-search', { query: placeName ?? '', view }).then((place) => {
      if (place !== null) store.goTo(place);
    });
  }, [store, popups]);
  const showNearest = useCallback(() => {
    store.showNearest().then(
      (outcome) => {
        if (outcome === 'none') toasts.warn('조건에 맞는 집이 아직 없어요. 필터를 줄여 보세요.');
      },
      (error: unknown) => {
        toasts.warn(errorText(error));
      },
    );
  }, [store, toasts]);

  return { openFilter, openSearch, showNearest };
}
