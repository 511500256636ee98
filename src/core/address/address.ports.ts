import type { Cancellation } from '../shared/abort';
import type { AddressCandidate } from './address';

/** Finds the buildings of an address that somebody types. */
export interface AddressSearch {
  /**
   * At most 20 (MOST_ADDRESSES) of those that `readAddressQuery` asks for, in the order of
   * `findAddresses`: by road, lot, name of the building or postcode, the number itself first, then the
   * nearest ones, then by name. Empty where nothing is asked or none is known. Rejects with an
   * AppError.
   */
  find(query: string, cancel?: Cancellation): Promise<readonly AddressCandidate[]>;
}
