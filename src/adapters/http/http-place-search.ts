import type { Area, Cancellation, LatLng, Place, PlaceSearch, TransitStop } from '#core';
import { areaReply, placesReply, stopsReply } from '#contract/places';
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

  async areaAt(at: LatLng, cancel?: Cancellation): Promise<Area | null> {
    const params = { lat: roughly(at.lat), lng: roughly(at.lng) };
    return (await this.client.get({ path: '/v2/areas/at', params, reply: areaReply, cancel })).item;
  }

  async stopsNear({ lat, lng }: LatLng, cancel?: Cancellation): Promise<readonly TransitStop[]> {
    const { result } = await this.client.get({
      path: '/v2/stops/near',
      params: { lat, lng },
      reply: stopsReply,
      cancel,
    });
    return result;
  }
}

/** Some 10 m, which no name of a dong depends on: an answer is found again in a cache. */
const roughly = (degrees: number): number => Number(degrees.toFixed(4));
