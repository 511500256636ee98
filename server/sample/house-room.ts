import { HOUSE_TYPE, type Floor, type House, type Layout } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { SampleBuilding } from './house-building';
import { weighted } from './sample-dice';

export type SampleRoom = Pick<House, 'floor' | 'layout' | 'area' | 'rooms' | 'bathrooms'> & {
  /** A sleeping place under the ceiling. */
  readonly isLoft: boolean;
};

const LAYOUTS = [
  ['OPEN', 58],
  ['SEPARATED', 27],
  ['TWO_PLUS', 15],
] as const;

/** Exclusive area in ㎡ of a one-room by its layout. */
const ONE_ROOM_AREA: Readonly<Record<Layout, readonly [low: number, high: number]>> = {
  OPEN: [14, 27],
  SEPARATED: [18, 34],
  TWO_PLUS: [29, 56],
};

export function makeRoom(dice: Dice, building: SampleBuilding): SampleRoom {
  const floor = makeFloor(dice, building);
  if (building.type === HOUSE_TYPE.GOSHIWON)
    return { ...plain(floor), area: hundredths(dice, 4.6, 11.5) };
  if (building.type === HOUSE_TYPE.SHARE_HOUSE)
    return { ...plain(floor), area: hundredths(dice, 7, 16.5), bathrooms: dice.whole(1, 2) };
  if (building.type === HOUSE_TYPE.YOUTH_HOUSING) {
    const layout = dice.chance(0.7) ? 'OPEN' : 'SEPARATED';
    return { ...plain(floor), layout, area: hundredths(dice, 14, 29) };
  }
  const layout = weighted(dice, LAYOUTS);
  const [low, high] = ONE_ROOM_AREA[layout];
  const area = hundredths(dice, low, high);
  const rooms = layout === 'TWO_PLUS' ? (area > 44 ? 3 : 2) : 1;
  const isLoft = building.kind === 'OFFICETEL' && layout !== 'TWO_PLUS' && dice.chance(0.25);
  return { floor, layout, area, rooms, bathrooms: rooms > 2 ? 2 : 1, isLoft };
}

const plain = (floor: Floor) => ({
  floor,
  layout: 'OPEN' as const,
  rooms: 1,
  bathrooms: 1,
  isLoft: false,
});

const hundredths = (dice: Dice, low: number, high: number) =>
  Math.round(dice.between(low, high) * 100) / 100;

function makeFloor(dice: Dice, { type, kind, floors, age }: SampleBuilding): Floor {
  const isLow = kind === 'DETACHED' || kind === 'MULTIPLEX';
  const chance = dice.number();
  if (isLow && type !== HOUSE_TYPE.YOUTH_HOUSING && age > 12) {
    if (chance < 0.12) return { kind: 'HALF_BASEMENT', number: null, total: floors };
    if (chance > 0.91) return { kind: 'ROOFTOP', number: null, total: floors };
  }
  // The ground floor of newer blocks is parking, of offices a shop.
  const lowest = isLow && age > 12 ? 1 : 2;
  return { kind: 'GROUND', number: dice.whole(Math.min(lowest, floors), floors), total: floors };
}
