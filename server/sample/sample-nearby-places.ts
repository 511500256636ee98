import { NEARBY_CATEGORY, type NearbyCategory } from '#core';
import type { NewNearbyPlace } from '../db/geo/nearby-place-writer';
import { SAMPLE_SIZE } from './make-houses';
import { pointIn, sampleAreas } from './sample-areas';
import { nameAt } from './sample-bus-stops';
import { diceFor } from './sample-dice';

/**
 * What a neighbourhood has, and metres of its spread for each of it. Stations are not among them:
 * those that the product knows are real.
 */
const KINDS: readonly (readonly [NearbyCategory, name: string, metresEach: number])[] = [
  [NEARBY_CATEGORY.CONVENIENCE, '예시편의점', 90],
  [NEARBY_CATEGORY.MART, '예시마트', 240],
  [NEARBY_CATEGORY.CAFE, '예시카페', 75],
];

/**
 * Facilities of the sample. They are INVENTED: no shop is at these points, and their names and
 * numbers say 예시. True ones come by an import (docs/guides/import.md).
 */
export function sampleNearbyPlaces(seed: number): NewNearbyPlace[] {
  const places: NewNearbyPlace[] = [];
  const branches = new Map<string, number>();
  for (const [index, area] of sampleAreas(SAMPLE_SIZE).entries()) {
    for (const [kind, [category, chain, metresEach]] of KINDS.entries()) {
      const dice = diceFor(seed, 5, index, kind);
      const wished = Math.max(1, Math.round(area.spread / metresEach));
      for (let count = 0; count < wished; count += 1) {
        const at = pointIn(dice, area);
        const town = `${chain} ${nameAt(at, area)}`;
        const branch = (branches.get(town) ?? 0) + 1;
        branches.set(town, branch);
        const name = branch === 1 ? `${town}점` : `${town} ${branch}호점`;
        places.push({ ...at, category, name, number: `예시-${places.length + 1}` });
      }
    }
  }
  return places;
}
