import { HOUSE_TYPE, type DealType, type House } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { SampleBuilding } from './house-building';
import type { SampleRoom } from './house-room';
import { weighted } from './sample-dice';

export type SamplePrice = Pick<House, 'dealType' | 'deposit' | 'monthly'>;

/** The deposit that the dongs' rents are told for, in 만원. */
const USUAL_DEPOSIT = 1000;
/** What 만원 of deposit are worth a month when people bargain: 6 % a year. */
const EXCHANGE = 0.06 / 12;
const JEONSE_YEAR = 0.052;

export function makePrice(dice: Dice, building: SampleBuilding, room: SampleRoom): SamplePrice {
  const { rent } = building.area.dong;
  switch (building.type) {
    case HOUSE_TYPE.GOSHIWON: {
      const monthly = 23 + (rent - 26) * 0.32 + (room.area - 5) * 1.2 + dice.between(-2, 7);
      return rented(within(monthly, 25, 55), weighted(dice, GOSHIWON_DEPOSITS));
    }
    case HOUSE_TYPE.SHARE_HOUSE: {
      const monthly = rent * 0.62 + (room.area - 7) * 0.9 + dice.between(-3, 5);
      return rented(within(monthly, 22, 75), weighted(dice, SHARE_DEPOSITS));
    }
    case HOUSE_TYPE.YOUTH_HOUSING:
      return youthPrice(dice, marketRent(dice, building, room) * dice.between(0.52, 0.68));
    case HOUSE_TYPE.ONE_ROOM:
      return oneRoomPrice(dice, marketRent(dice, building, room));
  }
}

/** 만원 a month at the usual deposit. */
function marketRent(dice: Dice, { area, kind, age }: SampleBuilding, room: SampleRoom): number {
  const size = 0.45 + 0.55 * (room.area / 20) ** 0.85;
  const years = age < 4 ? 1.1 : age > 20 ? 0.9 : 1;
  const house = kind === 'OFFICETEL' || kind === 'APARTMENT' ? 1.1 : 1;
  return (
    area.dong.rent * size * years * house * FLOOR_FACTOR[room.floor.kind] * dice.between(0.9, 1.1)
  );
}

const FLOOR_FACTOR = { GROUND: 1, HALF_BASEMENT: 0.78, ROOFTOP: 0.86 } as const;

function oneRoomPrice(dice: Dice, rent: number): SamplePrice {
  const way = weighted(dice, DEALS);
  if (way === 'JEONSE') return jeonse(dice, rent);
  if (way === 'OTHER')
    return {
      dealType: 'OTHER',
      deposit: dice.pick([0, 50, 100]),
      monthly: Math.round(rent * 1.25),
    };
  return exchanged(dice, rent, weighted(dice, ONE_ROOM_DEPOSITS));
}

function youthPrice(dice: Dice, rent: number): SamplePrice {
  if (dice.chance(0.18)) return jeonse(dice, rent);
  return exchanged(dice, rent, dice.pick([1000, 2000, 3000, 4000, 5000]));
}

/** The same rent with another deposit; a deposit that would eat the rent up is made smaller. */
function exchanged(dice: Dice, rent: number, wished: number): SamplePrice {
  const deposit = [10000, 5000, 3000, 2000, 1000, 500].find(
    (step) => step <= wished && rent - (step - USUAL_DEPOSIT) * EXCHANGE > rent * 0.45,
  );
  const taken = wished < 500 ? wished : (deposit ?? wished);
  const monthly = rent - (taken - USUAL_DEPOSIT) * EXCHANGE;
  // Most rents are round, some are haggled down to the last 만원.
  const step = dice.chance(0.6) ? 5 : 1;
  return rented(Math.max(15, Math.round(monthly / step) * step), taken);
}

function jeonse(dice: Dice, rent: number): SamplePrice {
  const worth = (rent * 12) / JEONSE_YEAR + USUAL_DEPOSIT * 0.5;
  const step = dice.chance(0.75) ? 500 : 100;
  return { dealType: 'JEONSE', deposit: Math.round(worth / step) * step, monthly: 0 };
}

const rented = (monthly: number, deposit: number): SamplePrice => ({
  dealType: 'MONTH_RENT',
  deposit,
  monthly: Math.round(monthly),
});

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const DEALS: readonly (readonly [DealType, number])[] = [
  ['MONTH_RENT', 71],
  ['JEONSE', 27.5],
  ['OTHER', 1.5],
];

const ONE_ROOM_DEPOSITS = [
  [0, 1],
  [100, 3],
  [200, 3],
  [300, 9],
  [500, 24],
  [1000, 34],
  [2000, 11],
  [3000, 8],
  [5000, 5],
  [10000, 2],
] as const;

const GOSHIWON_DEPOSITS = [
  [0, 68],
  [10, 10],
  [20, 6],
  [30, 8],
  [50, 8],
] as const;

const SHARE_DEPOSITS = [
  [50, 16],
  [100, 34],
  [200, 24],
  [300, 16],
  [500, 10],
] as const;
