import type { Cancellation, MapProvider, NearbyPlace, NearbyPlaces } from '#core';

/** Facilities of the map service in use where it finds any; otherwise, and where it fails, ours. */
export class NearbyOfMaps implements NearbyPlaces {
  constructor(
    private readonly maps: Pick<MapProvider, 'nearbyPlaces'>,
    private readonly own: NearbyPlaces,
  ) {}

  async near(
    query: Parameters<NearbyPlaces['near']>[0],
    cancel?: Cancellation,
  ): Promise<readonly NearbyPlace[]> {
    const vendor = await this.maps.nearbyPlaces().catch(() => null);
    try {
      if (vendor !== null) return await vendor.near(query, cancel);
    } catch (error) {
      if (cancel?.aborted === true) throw error;
    }
    return this.own.near(query, cancel);
  }
}
