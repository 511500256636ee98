import type { Cancellation, Place, PlaceSearch } from '#core';
import { placesReply } from '#contract/places';
import type { HttpClient } from './http-client';

const LONGEST_QUERY = 100;

/** {@link PlaceSearch} of the API. */
export class HttpPlaceSearch implements PlaceSearch {
  constructor(private readonly client: HttpClient) {}

  async search(query: string, cancel?: Cancellation): Promise<readonly Place[]> {
    const q = query.trim();
    // No name is longer, and an empty query finds nothing: neither is worth a call.
    if (q === '' || q.length > LONGEST_QUERY) return [];
    const { result } = await this.client.get({
      path: '/v2/places',
      params: { q },
      reply: placesReply,
      cancel,
    });
    return result;
  }
}
