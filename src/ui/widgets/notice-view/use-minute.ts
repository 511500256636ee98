import { useEffect, useState } from 'react';
import { useServices } from '../../ground/services';

const MINUTE_MS = 60_000;

/** The moment, in ms since 1970: anew with every minute, and when the window is looked at again. */
export function useMinute(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const look = () => {
      setNow(clock.now());
    };
    const timer = setTimeout(look, MINUTE_MS - (clock.now() % MINUTE_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, now]);
  return now;
}
