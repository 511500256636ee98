import { distanceMetres, walkMinutes, type LatLng, type Place, type StationWalk } from '#core';

/** A station further away than this is nobody's: 20 minutes on foot. */
const FAR_METRES = 1030;

type Station = Pick<Place, 'name' | 'lines' | 'lat' | 'lng'>;

/** The nearest station of a house, and the way there (facts.md F8). */
export class StationFinder {
  constructor(private readonly stations: readonly Station[]) {}

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
        ? this.closest(at, this.stations, FAR_METRES)
        : this.closest(at, this.called(name), Infinity);
    if (station !== null) {
      const { name: own, lines } = station;
      return { name: own, lines, walkMinutes: minutes ?? walkMinutes(distanceMetres(at, station)) };
    }
    if (name === null) return null;
    return minutes === null ? 'unknown' : { name: fullName(name), lines: [], walkMinutes: minutes };
  }

  private called(name: string): Station[] {
    return this.stations.filter((station) => station.name === fullName(name));
  }

  private closest(at: LatLng, stations: readonly Station[], within: number): Station | null {
    let found: Station | null = null;
    let least = within;
    for (const station of stations) {
      const metres = distanceMetres(at, station);
      if (metres <= least) [found, least] = [station, metres];
    }
    return found;
  }
}

function fullName(name: string): string {
  return name.endsWith('역') ? name : `${name}역`;
}
