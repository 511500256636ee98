import { useCallback } from 'react';
import { useServices } from '../../../ground/services';
import { useFetchAhead } from '../../../ground/use-fetch-ahead';
import { loadPopup } from '../../../popups/load-popup';
import { errorText } from '../../../text/error-text';
import type { FilterSection } from '../../../stores/popups/props/filter-props';
import type { DirectFilterSection } from '../../../stores/popups/props/direct-filter-props';
import { LaterDirects } from '../list/later-directs';
import type { MapStore } from '../map-store';
import { LaterDirectChips } from './later-direct-chips';
import { askDirects, directAsked } from './direct-asked';

interface Asking {
  readonly openFilter: (section: FilterSection | null) => void;
  readonly openDirectFilter: (section: DirectFilterSection | null) => void;
  readonly openSearch: () => void;
  readonly showNearest: () => void;
}

const loadMore = () =>
  Promise.all([
    loadPopup('filter'),
    loadPopup('place-search'),
    LaterDirects.ready(),
    LaterDirectChips.ready(),
  ]);

/** What the person is asked beside the map: the filter, the search, and where to look next. */
export function useAsking(store: MapStore): Asking {
  const { popups, toasts } = useServices().stores;

  useFetchAhead(loadMore, store.isUsable);

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
  const openDirectFilter = useCallback(
    (section: DirectFilterSection | null) => {
      const { bounds } = store;
      if (bounds === null) return;
      const asked = { bounds, filter: directAsked(store), section };
      void popups.askOnce('direct-filter', asked).then((filter) => {
        if (filter !== null) askDirects(store, filter);
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

  return { openFilter, openDirectFilter, openSearch, showNearest };
}
