import type { LatLng } from '../map/geo';
import type { Cancellation } from '../shared/abort';
import type { PageElement } from '../shared/page-element';
import type { AddressCandidate } from './address';

/** A building that was picked in a search of others, which know no place of it. */
export interface PickedAddress extends Omit<AddressCandidate, 'lat' | 'lng'> {
  /** Null where our own addresses do not have it: a person shows it on the map. */
  readonly at: LatLng | null;
}

/** A search of addresses that draws itself, as some services offer it; beside `AddressSearch`. */
export interface AddressPicker {
  /** False where none is configured: it is not to be asked then. */
  readonly isThere: boolean;
  /**
   * Fills the element, begun with what was typed, until a building is picked; the element is empty
   * again then. Rejects with an AppError where it cannot be had (`offline`, `timeout`, `refused`) or what
   * was picked is no building with a road (`malformed`): then `AddressSearch` is what there is. Cancelled,
   * it empties the element and rejects with the runtime's AbortError.
   */
  pick(into: PageElement, query: string, cancel?: Cancellation): Promise<PickedAddress>;
}
