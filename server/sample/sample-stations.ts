import { distanceMetres, walkMinutes, type LatLng, type StationWalk } from '#core';
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
  const near = nearest(STATIONS, at);
  if (!near || near.metres > REACH_METRES) return null;
  return {
    name: near.item.name,
    lines: linesOf(near.item.lines),
    walkMinutes: walkMinutes(near.metres),
  };
}

/** The university that students of this place go to; null where there is none. */
export function campusNear(at: LatLng): string | null {
  const near = nearest(UNIVERSITIES, at);
  return near && near.metres <= CAMPUS_METRES ? (near.item.name.split(' ')[0] ?? null) : null;
}

function nearest<Item extends LatLng>(items: readonly Item[], at: LatLng) {
  let best: { readonly item: Item; readonly metres: number } | null = null;
  for (const item of items) {
    const metres = distanceMetres(item, at);
    if (!best || metres < best.metres) best = { item, metres };
  }
  return best;
}
