import { distanceMetres, nearestTo, type LatLng } from '#core';
import type { NewBusStop } from '../db/geo/bus-stop-writer';
import { STATIONS } from '../geography/stations.data';
import { UNIVERSITIES } from '../geography/universities.data';
import { pointIn, sampleAreas, type SampleArea } from './sample-areas';
import { SAMPLE_SIZE } from './make-houses';
import { diceFor } from './sample-dice';

/** So near a stop is named after the station or the university. */
const NAMED_AFTER_METRES = 350;
/** Two stops of one name are farther apart than the two sides of a street. */
const APART_METRES = 220;

/**
 * Bus stops of the sample. They are INVENTED: no bus stops at these points, and their numbers say
 * 예시. Only their names are of true things: the station, the university, the neighbourhood or the
 * dong that they stand in. True ones come by an import (docs/guides/import.md).
 */
export function sampleBusStops(seed: number): NewBusStop[] {
  const stops: NewBusStop[] = [];
  for (const [index, area] of sampleAreas(SAMPLE_SIZE).entries()) {
    const dice = diceFor(seed, 4, index);
    const wished = Math.min(6, Math.max(2, Math.round(area.spread / 90)));
    for (let count = 0; count < wished; count += 1) {
      const at = pointIn(dice, area);
      const name = nameAt(at, area);
      const isTaken = stops.some(
        (stop) => stop.name === name && distanceMetres(stop, at) < APART_METRES,
      );
      if (!isTaken) stops.push({ ...at, name, number: `예시-${stops.length + 1}` });
    }
  }
  return stops;
}

/** What people there would name a thing at this point after. */
export function nameAt(at: LatLng, area: SampleArea): string {
  const [near] = nearestTo<LatLng & { readonly name: string }>(at, [...STATIONS, ...UNIVERSITIES], {
    metres: NAMED_AFTER_METRES,
    most: 1,
  });
  return near?.name ?? area.called ?? area.dong.dong;
}
