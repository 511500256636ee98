import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../ground/services';
import { useFetchAhead } from '../../../ground/use-fetch-ahead';
import type { MapStore } from '../map-store';

/** Has the next view fetched while the person looks at this one; its code comes after the screen's. */
export function useLookAhead(store: MapStore): void {
  const { ahead } = useServices();
  // Back finds a map that was usable before: it asks for nothing.
  const [isNew] = useState(() => !store.isUsable);
  const end = useRef<(() => void) | null>(null);
  const isGone = useRef(false);
  const begin = useCallback(async () => {
    const { LookAhead } = await import('./look-ahead');
    if (!isGone.current) end.current ??= new LookAhead(store, ahead).start(isNew);
  }, [store, ahead, isNew]);
  useFetchAhead(begin, store.isUsable);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      end.current?.();
      end.current = null;
    };
  }, []);
}
