import { distanceMetres, walkMinutes, type LatLng, type Place, type StationWalk } from '#core';

/** A station further away than this is not named: 20 minutes on foot. */
const FAR_METRES = 1030;

/** Degrees: more than {@link FAR_METRES} either way, everywhere between the equator and 60° north. */
const TILE = 0.02;

type Station = Pick<Place, 'name' | 'lines' | 'lat' | 'lng'>;

/** The nearest station of a house, and the way there (spec/facts F8). */
export class StationFinder {
  private readonly byName = new Map<string, Station[]>();
  private readonly byTile = new Map<string, Station[]>();

  constructor(stations: readonly Station[]) {
    for (const station of stations) {
      addTo(this.byName, station.name, station);
      // Into all tiles around, so that a look into one finds whatever may be near.
      for (const x of [-1, 0, 1])
        for (const y of [-1, 0, 1]) addTo(this.byTile, tileOf(station, x, y), station);
    }
  }

  /**
   * What the operator says goes first: the name, the minutes. Without a name the nearest station
   * within 20 minutes, or null. `unknown` is a name that we cannot place, without minutes.
   */
  walkFrom(
    at: LatLng,
    name: string | null,
    minutes: number | null,
  ): StationWalk | null | 'unknown' {
    const station =
      name === null
        ? closest(at, this.byTile.get(tileOf(at)) ?? [], FAR_METRES)
        : closest(at, this.byName.get(fullName(name)) ?? [], Infinity);
    if (station !== null) {
      const { name: own, lines } = station;
      return { name: own, lines, walkMinutes: minutes ?? walkMinutes(distanceMetres(at, station)) };
    }
    if (name === null) return null;
    return minutes === null ? 'unknown' : { name: fullName(name), lines: [], walkMinutes: minutes };
  }
}

function addTo(lists: Map<string, Station[]>, key: string, station: Station): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [station]);
  else list.push(station);
}

function tileOf({ lat, lng }: LatLng, right = 0, up = 0): string {
  return `${Math.floor(lng / TILE) + right}/${Math.floor(lat / TILE) + up}`;
}

function closest(at: LatLng, stations: readonly Station[], within: number): Station | null {
  let found: Station | null = null;
  let least = within;
  for (const station of stations) {
    const metres = distanceMetres(at, station);
    if (metres <= least) [found, least] = [station, metres];
  }
  return found;
}

function fullName(name: string): string {
  return name.endsWith('역') ? name : `${name}역`;
}
