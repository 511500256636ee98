import { useEffect, useEffectEvent } from 'react';

/** Tells whether nobody can look at the window, at once and whenever that changes. */
export function useWindowHidden(onChange: (isHidden: boolean) => void): void {
  const look = useEffectEvent(() => {
    onChange(document.hidden);
  });
  useEffect(() => {
    look();
    const changed = () => {
      look();
    };
    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
    };
  }, []);
}
