import type { MapStore } from '../map-store';

/** The dong that filters, as a chip; null where none does. In an observer. */
export function dongChip(store: MapStore) {
  const { filter, dong } = store;
  if (filter.dongliCode === null) return null;
  return {
    name: `${dong.found?.dong ?? '이 동'}만`,
    onPress: () => {
      dong.reopen();
    },
    onClear: () => {
      store.setFilter({ ...store.filter, dongliCode: null });
    },
  };
}
