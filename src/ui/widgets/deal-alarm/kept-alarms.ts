import { useState } from 'react';
import type { DealAlarmStore } from './deal-alarm-store';

/** The alarms that a page knows: the code of the store comes with the button that needs it first. */
export interface KeptAlarms {
  store: DealAlarmStore | null;
}

/** Kept as long as the page stands, whatever becomes of its list. */
export function useKeptAlarms(): KeptAlarms {
  const [kept] = useState<KeptAlarms>(() => ({ store: null }));
  return kept;
}
