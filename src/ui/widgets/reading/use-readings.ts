import { useLayoutEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { ReadingStore } from '../../stores/zzim/reading-store';

/** How far articles were read on this device, for as long as the view is there; empty in the first drawing. */
export function useReadings(): ReadingStore {
  const { local, clock, listenToStorage } = useServices();
  const [readings] = useState(() => new ReadingStore(local, clock, listenToStorage));
  // Before it is painted: what is offered to read on does not push what is read already.
  useLayoutEffect(() => {
    readings.start();
    return () => {
      readings.stop();
    };
  }, [readings]);
  return readings;
}
