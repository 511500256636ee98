import type { LatLng } from '#core';

export interface AddressProps {
  /** What is there. */
  readonly title: string;
  readonly address: string;
  readonly at: LatLng;
  /** The exact location is withheld: a circle stands around the point. */
  readonly isApproximate: boolean;
}
