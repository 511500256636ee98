import { nearestTo, walkMinutes, type LatLng, type StationWalk } from '#core';
import { linesOf } from '../geography/lines-of';
import { STATIONS } from '../geography/stations.data';
import { UNIVERSITIES } from '../geography/universities.data';

/** Farther than this nobody walks to a station. */
const REACH_METRES = 2000;
const CAMPUS_METRES = 1300;

/**
 * The nearest station of the table and the way there, by the rule of spec/facts F8; null beyond
 * reach.
 */
export function nearestStation(at: LatLng): StationWalk | null {
  const [near] = nearestTo(at, STATIONS, { metres: REACH_METRES, most: 1 });
  if (near === undefined) return null;
  return {
    name: near.name,
    lines: linesOf(near.lines),
    walkMinutes: walkMinutes(near.distance),
  };
}

/** The university that students of this place go to; null where there is none. */
export function campusNear(at: LatLng): string | null {
  const [near] = nearestTo(at, UNIVERSITIES, { metres: CAMPUS_METRES, most: 1 });
  return near?.name.split(' ')[0] ?? null;
}
