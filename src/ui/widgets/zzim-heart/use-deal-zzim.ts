import { useLayoutEffect } from 'react';
import { useServices } from '../../ground/services';
import { dealZzimOf } from '../../stores/zzim/deal-zzim-of';
import type { DealZzimStore } from '../../stores/zzim/deal-zzim-store';

/** The deals that are kept on this device; none in the first drawing. It follows what other tabs keep. */
export function useDealZzim(): DealZzimStore {
  const store = dealZzimOf(useServices());
  // Before it is painted: no heart is seen empty that is not.
  useLayoutEffect(() => {
    store.start();
  }, [store]);
  return store;
}
