import {
  readAddressQuery,
  type AddressCandidate,
  type AddressSearch,
  type Cancellation,
} from '#core';
import { addressesReply } from '#contract/addresses';
import type { HttpClient } from './client/http-client';

/** {@link AddressSearch} of the API (spec/wire W26). */
export class HttpAddressSearch implements AddressSearch {
  constructor(private readonly client: HttpClient) {}

  async find(query: string, cancel?: Cancellation): Promise<readonly AddressCandidate[]> {
    // What asks for nothing is not worth a call.
    if (readAddressQuery(query).length === 0) return [];
    const q = query.normalize('NFC').trim();
    const { result } = await this.client.get({
      path: '/v2/addresses',
      params: { q },
      reply: addressesReply,
      cancel,
    });
    return result;
  }
}
