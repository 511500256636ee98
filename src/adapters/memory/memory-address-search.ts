import { findAddresses, type AddressCandidate, type AddressSearch, type Cancellation } from '#core';
import { answer } from './answer';

/** {@link AddressSearch} in a list. */
export class MemoryAddressSearch implements AddressSearch {
  constructor(private readonly addresses: readonly AddressCandidate[]) {}

  find(query: string, cancel?: Cancellation): Promise<readonly AddressCandidate[]> {
    return answer(cancel, () => findAddresses(this.addresses, query));
  }
}
