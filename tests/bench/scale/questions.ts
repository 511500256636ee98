import {
  DEAL_TYPE,
  EMPTY_FILTER,
  HOUSE_TYPE,
  METRES_A_DEGREE,
  metresPerPixel,
  type Bounds,
  type HouseFilter,
  type LatLng,
} from '#core';
import { diceFor } from '../../../server/sample/sample-dice';
import type { Dice } from '../../../server/pictures/scenes/dice';
import { likelihoods, type CrowdDong } from '../../support/crowd/crowd-dongs';

/** A phone's map. */
const SCREEN = { width: 390, height: 844 } as const;

export function boxOnPhone({ lat, lng }: LatLng, level: number): Bounds {
  const metres = metresPerPixel(level) / 2;
  const north = (SCREEN.height * metres) / METRES_A_DEGREE;
  const east = (SCREEN.width * metres) / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { swLat: lat - north, swLng: lng - east, neLat: lat + north, neLng: lng + east };
}

export const VIEWS = [
  { name: 'neighbourhood (level 3)', level: 3 },
  { name: 'district (level 6)', level: 6 },
  { name: 'all Seoul (level 9)', level: 9 },
  { name: 'the country (level 13)', level: 13 },
] as const;
export type View = (typeof VIEWS)[number];

export const ASKED = ['no filter', 'one filter', 'five filters'] as const;
export type Asked = (typeof ASKED)[number];

export interface Question {
  readonly bounds: Bounds;
  readonly level: number;
  readonly filter: HouseFilter;
}

/** Somewhere that people live, as likely as they do. */
export function somewhere(dongs: readonly CrowdDong[]): (dice: Dice) => LatLng {
  let sum = 0;
  const limits = likelihoods(dongs).map((likelihood) => (sum += likelihood));
  return (dice) => {
    const dong = dongs[firstAbove(limits, dice.number())];
    if (dong === undefined) throw new Error('There are no dongs.');
    const reach = (dong.spread / METRES_A_DEGREE) * 0.7;
    return around(dice, dong, reach);
  };
}

function firstAbove(limits: readonly number[], value: number): number {
  let [low, high] = [0, limits.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((limits[middle] ?? 1) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

const SEOUL = { lat: 37.55, lng: 126.99 };
const COUNTRY = { lat: 36.2, lng: 127.9 };

/** Different boxes, the same for every design; the wide ones wander, too. */
export function questions(
  dongs: readonly CrowdDong[],
  { level }: View,
  asked: Asked,
  count: number,
): Question[] {
  const dice = diceFor(21, level, ASKED.indexOf(asked));
  const live = somewhere(dongs);
  return Array.from({ length: count }, () => {
    const middle =
      level < 9
        ? live(dice)
        : around(dice, level === 9 ? SEOUL : COUNTRY, level === 9 ? 0.04 : 0.3);
    return { bounds: boxOnPhone(middle, level), level, filter: filterOf(dice, asked) };
  });
}

export const around = (dice: Dice, { lat, lng }: LatLng, degrees: number): LatLng => ({
  lat: lat + dice.between(-degrees, degrees),
  lng: lng + dice.between(-degrees, degrees),
});

function filterOf(dice: Dice, asked: Asked): HouseFilter {
  if (asked === 'no filter') return EMPTY_FILTER;
  const monthly = { from: null, to: dice.whole(35, 70) };
  if (asked === 'one filter')
    return dice.pick([
      { ...EMPTY_FILTER, monthly },
      { ...EMPTY_FILTER, dealTypes: [DEAL_TYPE.JEONSE] },
      { ...EMPTY_FILTER, types: [HOUSE_TYPE.ONE_ROOM] },
      { ...EMPTY_FILTER, walkWithin: dice.whole(5, 15) },
    ]);
  return {
    ...EMPTY_FILTER,
    types: [HOUSE_TYPE.ONE_ROOM, HOUSE_TYPE.YOUTH_HOUSING],
    dealTypes: [DEAL_TYPE.MONTH_RENT],
    monthly,
    area: { from: dice.whole(14, 22), to: null },
    ...dice.pick([
      { elevator: true },
      { options: ['FULL'] as const },
      { walkWithin: dice.whole(8, 20) },
    ]),
  };
}
