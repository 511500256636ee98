import { useCallback, useEffect } from 'react';
import { useServices } from '../../app/services';
import { popupTable } from '../../popups/popup-table';
import { errorText } from '../../text/error-text';
import type { FilterSection } from '../../widgets/house-filter/filter-questions';
import type { MapStore } from './map-store';

interface Asking {
  readonly openFilter: (section: FilterSection | null) => void;
  readonly openSearch: () => void;
  readonly showNearest: () => void;
}

/** What the person is asked beside the map: the filter, the search, and where to look next. */
export function useAsking(store: MapStore): Asking {
  const { popups, toasts } = useServices().stores;

  useEffect(() => {
    // Safari has no requestIdleCallback; a moment after the first drawing is as good.
    const timer = setTimeout(() => {
      for (const name of ['filter', 'place-search'] as const) {
        popupTable[name].load().catch(() => undefined);
      }
    }, PREFETCH_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

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
    void popups.askOnce('place-search', { query: store.placeName ?? '' }).then((place) => {
      if (place !== null) store.goTo(place);
    });
  }, [store, popups]);
  const showNearest = useCallback(() => {
    store.showNearest().then(
      (isFound) => {
        if (!isFound) toasts.warn('조건에 맞는 집이 아직 없어요. 필터를 줄여 보세요.');
      },
      (error: unknown) => {
        toasts.warn(errorText(error));
      },
    );
  }, [store, toasts]);

  return { openFilter, openSearch, showNearest };
}

/** The popups are fetched before they are asked for, when the first screen has settled. */
const PREFETCH_MS = 3000;
