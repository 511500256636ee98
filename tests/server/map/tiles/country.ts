import { REGIONS } from '../../../../server/geography/regions.data';
import type { Boundary } from '../../../../server/ports/map/boundaries';
import { boxRing, outlines } from '../../../support/boundaries';

/** Half the side of an invented province, degrees. */
export const HALF = 0.05;

/** Seventeen invented provinces, each a box around where the name of a real one stands. */
export const COUNTRY: readonly Boundary[] = REGIONS.map(({ sido, lat, lng }, index) => ({
  code: `${String(11 + index)}00000000`,
  kind: 'sido',
  name: sido,
  geometry: outlines(boxRing(lng - HALF, lat - HALF, lng + HALF, lat + HALF)),
}));
