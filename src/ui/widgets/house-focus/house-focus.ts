import { createContext } from 'react';
import type { HouseMark, HouseStatus } from '#core';

/** The house whose page is open, as the map beside it needs it. */
export interface FocusedHouse {
  /** Stands on the map even where the house is one of a cluster. */
  readonly mark: Extract<HouseMark, { kind: 'house' }>;
  readonly status: HouseStatus;
  /** Its exact location is withheld: the map draws a circle that it stands in. */
  readonly isApproximate: boolean;
}

/**
 * How the page of a house tells the map around it what is looked at: the house once it is known,
 * null when there is none to show. Outside of a map it says nothing to anybody.
 */
export const HouseFocusContext = createContext<(house: FocusedHouse | null) => void>(
  () => undefined,
);
