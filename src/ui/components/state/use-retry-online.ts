import { useEffect, useEffectEvent } from 'react';

/** A device is told that it is online before anything gets through: for so long it is tried again. */
const UNSURE_MS = 20_000;
const AGAIN_MS = 1000;

/** When the device was online again, by the page's own clock; kept over views that come and go. */
let backAt = -Infinity;

/** Tries again by itself when the device is online again, and, where that came too early, soon after. */
export function useRetryOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** As long as this stands there, what was tried has failed. */
    const soon = () => {
      clearTimeout(timer);
      if (performance.now() - backAt >= UNSURE_MS) return;
      timer = setTimeout(() => {
        retry();
        soon();
      }, AGAIN_MS);
    };
    const back = () => {
      backAt = performance.now();
      retry();
      soon();
    };
    const gone = () => {
      backAt = -Infinity;
      clearTimeout(timer);
    };
    soon();
    addEventListener('online', back);
    addEventListener('offline', gone);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
      removeEventListener('offline', gone);
    };
  }, []);
}
