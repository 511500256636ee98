import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** The screen that is on the page comes first: what it leads to is fetched a moment later. */
const AHEAD_MS = 1500;
/** A page that is never at rest has its next screen fetched all the same. */
const IDLE_MS = 5000;

/**
 * Fetches the chunk of a screen that will probably be asked for next; draws nothing. It waits until
 * the layout around it says (`<Outlet context>`) that what the person came for is there.
 */
export function FetchAhead({ load }: { readonly load: () => Promise<unknown> }) {
  const isUsable = useOutletContext<boolean>();
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
  return null;
}
