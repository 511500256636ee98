import { useEffect, useState } from 'react';
import { useServices } from '../../../ground/services';
import type { DealHearts } from '../../../widgets/zzim-heart/deal-hearts';

/** The hearts of direct deals on a map; null while none are shown, and until their code is there. */
export function useDealHearts(isShown: boolean): DealHearts | null {
  const services = useServices();
  const [hearts, setHearts] = useState<DealHearts | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    import('../../../widgets/zzim-heart/deal-hearts').then(
      ({ dealHeartsOf }) => {
        if (isWanted) setHearts(dealHeartsOf(services));
      },
      // The map is there without them.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, services]);
  return isShown ? hearts : null;
}
