import { useEffect } from 'react';
import { useServices } from '../../app/services';

/** The page comes first: what is told over it waits until it was looked at for a moment. */
const LOOK_MS = 1500;

/**
 * Shows the notices of a place once its page is usable: `web_home_main_popup`, or POPUP; null where
 * there are none. Their code is fetched then.
 */
export function useNotices(target: string | null, isUsable: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (target === null || !isUsable) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      import('./notice-round').then(
        (round) => round.showNotices(services, target, gone.signal),
        () => undefined,
      );
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [services, target, isUsable]);
}
