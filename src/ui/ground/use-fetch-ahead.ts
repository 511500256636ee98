import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/**
 * The screen that is on the page comes first: what it leads to is fetched a moment later, which a
 * slow device needs to draw what it was answered.
 */
const AHEAD_MS = 4000;

/**
 * Fetches code that will probably be asked for next, never before what the person came for is there
 * (`isUsable`). `load` is the same one each time.
 */
export function useFetchAhead(load: () => Promise<unknown>, isUsable: boolean): void {
  useEffect(() => {
    if (!isUsable) return undefined;
    const timer = setTimeout(() => {
      whenIdle(() => {
        load().catch(() => undefined);
      });
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [load, isUsable]);
}
