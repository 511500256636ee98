import { askedBounds, METRES_A_DEGREE, metresPerPixel } from '#core';
import { diceFor } from '../../../server/sample/sample-dice';
import type { CrowdDong } from '../../support/crowd/crowd-dongs';
import { around, boxOnPhone, somewhere } from '../scale/questions';

const LEVELS = { closest: 3, farthest: 9 } as const;
/** People look around where they live: up to so many pixels off. */
const WANDER_PIXELS = 300;

/** Addresses of the map call, as the app asks for what phones show; no two are the same. */
export function differentViews(dongs: readonly CrowdDong[], count: number): string[] {
  const dice = diceFor(41);
  const live = somewhere(dongs);
  const found = new Set<string>();
  while (found.size < count) {
    const level = dice.whole(LEVELS.closest, LEVELS.farthest);
    const reach = (WANDER_PIXELS * metresPerPixel(level)) / METRES_A_DEGREE;
    const { swLat, swLng, neLat, neLng } = askedBounds(
      boxOnPhone(around(dice, live(dice), reach), level),
      level,
    );
    found.add(
      `/v2/houses/map?swLat=${swLat}&swLng=${swLng}&neLat=${neLat}&neLng=${neLng}&level=${level}`,
    );
  }
  return [...found];
}
