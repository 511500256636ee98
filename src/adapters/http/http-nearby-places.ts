import type { Cancellation, NearbyPlace, NearbyPlaces } from '#core';
import { nearbyReply } from '#contract/nearby';
import { degrees } from './degrees';
import type { HttpClient } from './client/http-client';

/** {@link NearbyPlaces} of the API. */
export class HttpNearbyPlaces implements NearbyPlaces {
  constructor(private readonly client: HttpClient) {}

  async near(
    { category, at, radius }: Parameters<NearbyPlaces['near']>[0],
    cancel?: Cancellation,
  ): Promise<readonly NearbyPlace[]> {
    const { result } = await this.client.get({
      path: '/v2/places/nearby',
      params: { category, lat: degrees('lat', at.lat), lng: degrees('lng', at.lng), radius },
      reply: nearbyReply,
      cancel,
    });
    return result.map((row) => ({
      id: row.id,
      category: row.category_group_code,
      name: row.place_name,
      lat: Number(row.y),
      lng: Number(row.x),
      distance: Number(row.distance),
    }));
  }
}
