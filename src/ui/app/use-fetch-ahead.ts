import { useEffect } from 'react';

/**
 * The screen that is on the page comes first: what it leads to is fetched a moment later, which a
 * slow device needs to draw what it was answered.
 */
const AHEAD_MS = 4000;
/** A page that is never at rest has its next screen fetched all the same. */
const IDLE_MS = 5000;

/**
 * Fetches code that will probably be asked for next, never before what the person came for is there
 * (`isUsable`). `load` is the same one each time.
 */
export function useFetchAhead(load: () => Promise<unknown>, isUsable: boolean): void {
  useEffect(() => {
    if (!isUsable) return undefined;
    const begin = () => {
      load().catch(() => undefined);
    };
    const timer = setTimeout(() => {
      // Safari has no idle time to ask for.
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_MS });
      else begin();
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [load, isUsable]);
}
