import {
  distanceMetres,
  PlaceIndex,
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

const MOST = 20;
const AREA_METRES = 5000;
const STATION_METRES = 1500;
const MOST_STATIONS = 3;
const BUS_METRES = 500;
const MOST_BUSES = 4;

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
    return answer(cancel, () => this.index.search(query, MOST, view));
  }

  areaAt(at: LatLng, cancel?: Cancellation): Promise<Area | null> {
    return answer(cancel, () => {
      const [nearest] = nearestFirst(this.areas, at, AREA_METRES);
      if (nearest === undefined) return null;
      const { dongliCode, sido, sigungu, dong } = nearest;
      return { dongliCode, sido, sigungu, dong };
    });
  }

  stopsNear(at: LatLng, cancel?: Cancellation): Promise<readonly TransitStop[]> {
    return answer(cancel, () => {
      const stations = this.places.filter(({ kind }) => kind === 'station');
      const walk = (to: LatLng) => walkMinutes(distanceMetres(at, to));
      return [
        ...nearestFirst(stations, at, STATION_METRES)
          .slice(0, MOST_STATIONS)
          .map(({ id, name, lat, lng, lines }) => ({
            id,
            name,
            lat,
            lng,
            lines,
            kind: 'station' as const,
            walkMinutes: walk({ lat, lng }),
          })),
        ...nearestFirst(this.busStops, at, BUS_METRES)
          .slice(0, MOST_BUSES)
          .map(({ number, name, lat, lng }) => ({
            id: `bus-${number}`,
            name,
            lat,
            lng,
            lines: [],
            kind: 'bus' as const,
            walkMinutes: walk({ lat, lng }),
          })),
      ];
    });
  }
}

function nearestFirst<One extends LatLng>(list: readonly One[], at: LatLng, within: number): One[] {
  const found = list.filter((one) => distanceMetres(at, one) <= within);
  return found.sort((a, b) => distanceMetres(at, a) - distanceMetres(at, b));
}
