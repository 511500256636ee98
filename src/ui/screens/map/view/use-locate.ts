import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '#core';
import { useServices } from '../../../ground/services';
import type { MapStore } from '../map-store';

/** As close as the person's own location is shown. */
const HERE_LEVEL = 4;

interface Locating {
  /** Where the person is; null before they asked. */
  readonly here: LatLng | null;
  readonly isLocating: boolean;
  readonly locate: () => Promise<void>;
}

/** Moves the map to where the person is, unless they left it before the device was found. */
export function useLocate(store: MapStore): Locating {
  const { geolocation, stores } = useServices();
  const [here, setHere] = useState<LatLng | null>(null);
  const [isLocating, setLocating] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const locate = async () => {
    setLocating(true);
    const found = await geolocation.locate();
    if (!isOpen.current) return;
    setLocating(false);
    if (found.ok) {
      setHere(found.value);
      store.goTo({ ...found.value, level: HERE_LEVEL, name: null });
    } else {
      const message = '위치를 찾을 수 없습니다. GPS 설정을 확인해 주세요.';
      await stores.popups.ask('alert', { message });
    }
  };
  return { here, isLocating, locate };
}
