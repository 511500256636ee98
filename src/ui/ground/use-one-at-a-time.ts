import { useRef, useState } from 'react';
import { useTellFailure } from './use-tell-failure';

/**
 * Does one thing at a time: the second press of a double tap means the first one. What fails is told, and
 * then `onFailed` runs.
 */
export function useOneAtATime(onFailed?: () => void) {
  const tellFailure = useTellFailure();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** Whether it was done. */
  const once = async (work: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      tellFailure(error);
      onFailed?.();
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once };
}
