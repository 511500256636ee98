import { pointAt, type LatLng } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import { DONGS, type Dong } from '../geography/dongs.data';
import { SPOTS } from '../geography/spots.data';

/** A piece of a dong, round, in which houses stand. */
export interface SampleArea extends LatLng {
  readonly dong: Dong;
  /** Metres */
  readonly spread: number;
  readonly houses: number;
  /** What the people there call it, where that is not the dong's own name. */
  readonly called: string | null;
}

/** Shares so many houses out over the dongs and spots by their weights; none is lost. */
export function sampleAreas(total: number): SampleArea[] {
  const dongs = new Map(DONGS.map((dong) => [dong.code, dong]));
  const pieces = [
    ...DONGS.map((dong) => ({ ...dong, dong, called: null })),
    ...SPOTS.flatMap((spot) => {
      const dong = dongs.get(spot.dongCode);
      return dong ? [{ ...spot, dong, called: spot.called ?? null }] : [];
    }),
  ].filter(({ share }) => share > 0);
  const weight = pieces.reduce((sum, { share }) => sum + share, 0);
  let given = 0;
  let due = 0;
  return pieces.map(({ dong, called, lat, lng, spread, share }) => {
    due += (share * total) / weight;
    const houses = Math.round(due) - given;
    given += houses;
    return { dong, called, lat, lng, spread, houses };
  });
}

/** Anywhere in the disc of an area, to five decimals; a little inside, so that rounding stays in. */
export function pointIn(dice: Dice, { lat, lng, spread }: SampleArea): LatLng {
  const distance = Math.max(0, spread - 5) * Math.sqrt(dice.number());
  // Counted from the east, so that a seed keeps its houses where they always stood.
  const bearing = 90 - dice.number() * 360;
  const point = pointAt({ lat, lng }, distance, bearing);
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { lat: round(point.lat), lng: round(point.lng) };
}
