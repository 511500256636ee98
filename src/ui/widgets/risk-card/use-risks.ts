import { useEffect, useState } from 'react';
import { useIsHeard } from '../../components/attached/use-is-heard';
import type { MarkedPart, RiskWarning } from '#core';

interface FoundRisks {
  readonly warning: RiskWarning | null;
  readonly parts: readonly MarkedPart[];
}

/**
 * What is risky in a text, with its words before it; null until the rules are there, which come later
 * than the page, and where they cannot be had.
 */
export function useRisks(title: string, text: string): FoundRisks | null {
  const [found, setFound] = useState<FoundRisks | null>(null);
  const isHeard = useIsHeard();
  useEffect(() => {
    if (!isHeard) return undefined;
    let isWanted = true;
    import('./find-risks').then(
      ({ findRisks }) => {
        if (isWanted) setFound(findRisks(title, text));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isHeard, title, text]);
  return found;
}
