import { useEffect, useState } from 'react';
import type { Clock } from '#core';

const MINUTE_MS = 60_000;

/** The time in milliseconds, new every minute: what "3분 전" counts from. */
export function useNow(clock: Clock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(clock.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [clock]);
  return now;
}
