import {
  addDays,
  HOUSE_TYPE,
  type Building,
  type HouseTypeCode,
  type LatLng,
  type Yyyymmdd,
} from '#core';
import type { Dice } from '../pictures/scenes/dice';
import { pointIn, type SampleArea } from './sample-areas';
import { weighted } from './sample-dice';

/** What the houses of one building share. */
export interface SampleBuilding extends LatLng {
  readonly area: SampleArea;
  readonly type: HouseTypeCode;
  readonly kind: Building;
  readonly floors: number;
  readonly approvedOn: Yyyymmdd;
  /** Years since the approval. */
  readonly age: number;
  readonly elevator: boolean;
  readonly parking: boolean;
}

const TYPES = [
  [HOUSE_TYPE.ONE_ROOM, 69],
  [HOUSE_TYPE.GOSHIWON, 12],
  [HOUSE_TYPE.SHARE_HOUSE, 11],
  [HOUSE_TYPE.YOUTH_HOUSING, 8],
] as const;

const KINDS: Readonly<Record<HouseTypeCode, readonly (readonly [Building, number])[]>> = {
  [HOUSE_TYPE.ONE_ROOM]: [
    ['DETACHED', 38],
    ['MULTIPLEX', 34],
    ['OFFICETEL', 22],
    ['APARTMENT', 4],
    ['NEIGHBOURHOOD', 2],
  ],
  [HOUSE_TYPE.GOSHIWON]: [['NEIGHBOURHOOD', 1]],
  [HOUSE_TYPE.SHARE_HOUSE]: [
    ['DETACHED', 45],
    ['MULTIPLEX', 35],
    ['APARTMENT', 20],
  ],
  [HOUSE_TYPE.YOUTH_HOUSING]: [
    ['APARTMENT', 60],
    ['OFFICETEL', 25],
    ['MULTIPLEX', 15],
  ],
};

const FLOORS: Readonly<Record<Building, readonly [low: number, high: number]>> = {
  DETACHED: [2, 4],
  MULTIPLEX: [3, 5],
  OFFICETEL: [9, 20],
  APARTMENT: [9, 18],
  NEIGHBOURHOOD: [4, 7],
};

/** Rooms of one building that are on offer at once: one mostly, sometimes a handful. */
const ON_OFFER = [
  [1, 76],
  [2, 12],
  [3, 7],
  [4, 3],
  [6, 2],
] as const;

/** Fills an area with buildings, each with how many of its rooms are on offer. */
export function* buildingsIn(
  dice: Dice,
  area: SampleArea,
  today: Yyyymmdd,
): Generator<SampleBuilding> {
  let left = area.houses;
  while (left > 0) {
    const building = makeBuilding(dice, area, today);
    const count = Math.min(left, weighted(dice, ON_OFFER));
    left -= count;
    for (let index = 0; index < count; index += 1) yield building;
  }
}

function makeBuilding(dice: Dice, area: SampleArea, today: Yyyymmdd): SampleBuilding {
  const type = weighted(dice, TYPES);
  const kind = weighted(dice, KINDS[type]);
  const [low, high] = FLOORS[kind];
  const floors = dice.whole(low, high);
  const isYoung = type === HOUSE_TYPE.YOUTH_HOUSING;
  const age = isYoung ? dice.between(0.3, 6) : 34 * dice.number() ** 1.4 + 0.3;
  const tall = floors >= 6 ? 0.97 : 0.55;
  return {
    ...pointIn(dice, area),
    area,
    type,
    kind,
    floors,
    approvedOn: addDays(today, -Math.round(age * 365)),
    age,
    elevator: floors >= 4 && dice.chance(age < 15 ? tall : tall * 0.6),
    parking: dice.chance(kind === 'OFFICETEL' || kind === 'APARTMENT' ? 0.75 : 0.4),
  };
}
