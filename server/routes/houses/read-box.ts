import { COUNTRY, type Bounds } from '#core';
import type { BoxQuery } from '#contract/box-queries';

/** The same for readers of the API's documentation. */
export const BOX_NOTE = 'Without swLat, swLng, neLat and neLng: in the whole country.';

/** The box that a query asks about; the contract lets no part of one pass. */
export function readBox({ swLat, swLng, neLat, neLng }: BoxQuery): Bounds {
  return {
    swLat: swLat ?? COUNTRY.swLat,
    swLng: swLng ?? COUNTRY.swLng,
    neLat: neLat ?? COUNTRY.neLat,
    neLng: neLng ?? COUNTRY.neLng,
  };
}
