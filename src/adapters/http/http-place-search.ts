import {
  clampLevel,
  QUERY_FORM,
  type Area,
  type Cancellation,
  type LatLng,
  type MapView,
  type Place,
  type PlaceSearch,
  type TransitStop,
} from '#core';
import { areaReply, placesReply, stopsReply } from '#contract/places';
import { degrees } from './degrees';
import type { HttpClient } from './client/http-client';

/** {@link PlaceSearch} of the API. */
export class HttpPlaceSearch implements PlaceSearch {
  constructor(private readonly client: HttpClient) {}

  async search(query: string, cancel?: Cancellation, view?: MapView): Promise<readonly Place[]> {
    const q = query.trim();
    // No name is longer, and an empty query finds nothing: neither is worth a call.
    if (q === '' || !QUERY_FORM.test(q)) return [];
    const { result } = await this.client.get({
      path: '/v2/places',
      params: { q, ...seen(view) },
      reply: placesReply,
      cancel,
    });
    return result;
  }

  async areaAt(at: LatLng, cancel?: Cancellation): Promise<Area | null> {
    // Some 10 m, which no name of a dong depends on: an answer is found again in a cache.
    const params = { lat: degrees('lat', at.lat, 4), lng: degrees('lng', at.lng, 4) };
    return (await this.client.get({ path: '/v2/areas/at', params, reply: areaReply, cancel })).item;
  }

  async stopsNear({ lat, lng }: LatLng, cancel?: Cancellation): Promise<readonly TransitStop[]> {
    const { result } = await this.client.get({
      path: '/v2/stops/near',
      params: { lat: degrees('lat', lat), lng: degrees('lng', lng) },
      reply: stopsReply,
      cancel,
    });
    return result;
  }
}

/** Some 100 m, which no order depends on: an answer is found again in a cache. */
function seen(view: MapView | undefined): Readonly<Record<string, string>> {
  if (view === undefined) return {};
  const { lat, lng } = view.center;
  const at = { lat: degrees('lat', lat, 3), lng: degrees('lng', lng, 3) };
  return { ...at, level: clampLevel(view.level).toFixed() };
}
