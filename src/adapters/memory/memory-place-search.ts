import {
  AREA_METRES,
  MOST_PLACES,
  nearestTo,
  PlaceIndex,
  STOPS_NEAR,
  walkMinutes,
  type Area,
  type Cancellation,
  type LatLng,
  type MapView,
  type Place,
  type PlaceSearch,
  type TransitStop,
} from '#core';
import { answer } from './answer';

/** A bus stop of a list. */
interface MemoryBusStop extends LatLng {
  readonly number: string;
  readonly name: string;
}

/** {@link PlaceSearch} in lists of places, of dongs and of bus stops. */
export class MemoryPlaceSearch implements PlaceSearch {
  private readonly index: PlaceIndex;

  constructor(
    private readonly places: readonly Place[],
    private readonly areas: readonly (Area & LatLng)[] = [],
    private readonly busStops: readonly MemoryBusStop[] = [],
  ) {
    this.index = new PlaceIndex(places);
  }

  search(query: string, cancel?: Cancellation, view?: MapView): Promise<readonly Place[]> {
    return answer(cancel, () => this.index.search(query, MOST_PLACES, view));
  }

  areaAt(at: LatLng, cancel?: Cancellation): Promise<Area | null> {
    return answer(cancel, () => {
      const [nearest] = nearestTo(at, this.areas, { metres: AREA_METRES, most: 1 });
      if (nearest === undefined) return null;
      const { dongliCode, sido, sigungu, dong } = nearest;
      return { dongliCode, sido, sigungu, dong };
    });
  }

  stopsNear(at: LatLng, cancel?: Cancellation): Promise<readonly TransitStop[]> {
    return answer(cancel, () => {
      const { station, bus } = STOPS_NEAR;
      const stations = this.places.filter(({ kind }) => kind === 'station');
      return [
        ...nearestTo(at, stations, station).map(({ id, name, lat, lng, lines, distance }) => ({
          id,
          kind: 'station' as const,
          name,
          lat,
          lng,
          lines,
          walkMinutes: walkMinutes(distance),
        })),
        ...nearestTo(at, this.busStops, bus).map(({ number, name, lat, lng, distance }) => ({
          id: `bus-${number}`,
          kind: 'bus' as const,
          name,
          lat,
          lng,
          lines: [],
          walkMinutes: walkMinutes(distance),
        })),
      ];
    });
  }
}
