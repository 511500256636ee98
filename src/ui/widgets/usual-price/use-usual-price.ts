import { useEffect, useState } from 'react';
import type { DealType, HouseTypeCode, UsualPrice } from '#core';
import { useServices } from '../../ground/services';

/** What may be chosen of it so far. */
interface UsualKind {
  readonly roomType: HouseTypeCode | null;
  readonly rentType: DealType | null;
  /** Null or empty until there is one. */
  readonly dongliCode: string | null;
}

/** What rooms like that usually cost; null until it is known, and where nobody can say. */
export function useUsualPrice({ roomType, rentType, dongliCode }: UsualKind): UsualPrice | null {
  const { usualPrices } = useServices();
  const [found, setFound] = useState<{ key: string; price: UsualPrice | null } | null>(null);
  const key = `${roomType} ${rentType} ${dongliCode}`;
  useEffect(() => {
    if (roomType === null || rentType === null || !dongliCode) return undefined;
    const asking = new AbortController();
    usualPrices.of({ roomType, rentType, dongliCode }, asking.signal).then(
      (price) => {
        if (!asking.signal.aborted) setFound({ key, price });
      },
      // It is a word more: whoever types a price does without it.
      () => undefined,
    );
    return () => {
      asking.abort();
    };
  }, [usualPrices, roomType, rentType, dongliCode, key]);
  return found?.key === key ? found.price : null;
}
