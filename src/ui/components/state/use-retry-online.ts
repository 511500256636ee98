import { useEffect, useEffectEvent } from 'react';

/** Tries again by itself when the device is online again. */
export function useRetryOnline(onRetry: () => void): void {
  const online = useEffectEvent(onRetry);
  useEffect(() => {
    const retry = () => {
      online();
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, []);
}
