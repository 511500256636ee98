import { startTransition, useCallback, useState } from 'react';

interface Hearing {
  /** What HeardContext says to the views; null where nothing is taken over. */
  readonly isHeard: boolean | null;
  /** Called when every press is heard: what waits for it is drawn in slices. */
  readonly hear: () => void;
}

/** First the page is told to be attached, and only then do its views fetch more of the app. */
export function useHearing(isTakenOver: boolean, onAttached?: () => void): Hearing {
  const [isHeard, setHeard] = useState(isTakenOver ? false : null);
  const hear = useCallback(() => {
    onAttached?.();
    if (isTakenOver)
      startTransition(() => {
        setHeard(true);
      });
  }, [isTakenOver, onAttached]);
  return { isHeard, hear };
}
