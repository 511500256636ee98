import { RECOMMENDED_POINTS } from '#core';
import type { ColumnHouse } from '../ports/houses/packed-house';

const MS_A_DAY = 86_400_000;
const { ad: AD_POINTS, fresh: FRESH_POINTS, near: NEAR_POINTS } = RECOMMENDED_POINTS;

/** The points of the ad itself and the day of its last confirmation, which stay as time goes on. */
export const meritOf = ({ quality, confirmedAt }: Pick<ColumnHouse, 'quality' | 'confirmedAt'>) =>
  quality + Math.floor(confirmedAt / MS_A_DAY);

/**
 * A house of less merit has fewer recommended points than these, wherever it stands. Of few points
 * nothing is known: an ad that was confirmed long ago may have them.
 */
export function leastMerit(points: number, now: number): number {
  if (points <= AD_POINTS + NEAR_POINTS) return -Infinity;
  // Confirmed the day before yesterday may be one day ago, or two.
  const most = FRESH_POINTS + NEAR_POINTS + 1;
  return points - most + Math.floor(now / MS_A_DAY);
}
