import type { MapProvider, NearbyPlaces } from '#core';
import type { HttpClient } from '../../adapters/http/client/http-client';
import { HttpNearbyPlaces } from '../../adapters/http/http-nearby-places';
import { NearbyOfMaps } from '../../adapters/maps/nearby-of-maps';

/** Facilities as this page finds them, in a chunk of its own. */
export const nearbyOf = (maps: MapProvider, client: HttpClient): NearbyPlaces =>
  new NearbyOfMaps(maps, new HttpNearbyPlaces(client));
