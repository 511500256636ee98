import { startTransition, useEffect, useState } from 'react';

/**
 * What AttachedContext says to the views of a page that is taken over: true behind their effects and
 * in slices, since all that only a browser draws is much for one task. Null where nothing is.
 */
export function useAttaching(isTakenOver: boolean): boolean | null {
  const [isAttached, setAttached] = useState(isTakenOver ? false : null);
  useEffect(() => {
    if (isTakenOver)
      startTransition(() => {
        setAttached(true);
      });
  }, [isTakenOver]);
  return isAttached;
}
