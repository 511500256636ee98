import {
  addDays,
  DISCOUNT,
  GENDER,
  HOUSE_TYPE,
  type DiscountCode,
  type Equipment,
  type Facing,
  type GenderCode,
  type House,
  type MoveIn,
  type RoomOption,
  type Yyyymmdd,
} from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { SampleBuilding } from './house-building';
import type { SamplePrice } from './house-price';
import { some, weighted } from './sample-dice';

export type SampleFeatures = Pick<
  House,
  'equipment' | 'options' | 'discounts' | 'gender' | 'moveIn' | 'direction' | 'parking'
>;

interface Circumstances {
  readonly building: SampleBuilding;
  readonly price: SamplePrice;
  readonly today: Yyyymmdd;
  readonly isByOwner: boolean;
  readonly isNearCampus: boolean;
}

export function makeFeatures(dice: Dice, about: Circumstances): SampleFeatures {
  const { building, today } = about;
  const equipment = makeEquipment(dice, building);
  const parking = building.parking && dice.chance(0.75) ? 1 : 0;
  return {
    equipment,
    parking,
    options: makeOptions(dice, about, equipment, parking),
    discounts: makeDiscounts(dice, about),
    gender: makeGender(dice, building),
    moveIn: makeMoveIn(dice, today),
    direction: dice.chance(0.12)
      ? null
      : { facing: weighted(dice, FACINGS), of: dice.chance(0.8) ? 'MAIN_ROOM' : 'LIVING_ROOM' },
  };
}

const FULL: readonly Equipment[] = ['AIRCON', 'WASHER', 'FRIDGE'];
const FURNITURE: readonly Equipment[] = ['BED', 'DESK', 'WARDROBE', 'SHOE_RACK'];
const SAFETY: readonly Equipment[] = ['DOOR_LOCK', 'VIDEO_PHONE', 'CCTV'];
const EXTRA: readonly Equipment[] = ['MICROWAVE', 'INTERNET', 'TV', 'DRYER'];

const COMFORTS: readonly Equipment[] = ['MICROWAVE', 'DRYER', 'SHOE_RACK'];

function makeEquipment(dice: Dice, { type, age }: SampleBuilding): Equipment[] {
  const isShared = type === HOUSE_TYPE.GOSHIWON || type === HOUSE_TYPE.SHARE_HOUSE;
  if (isShared)
    return [...FULL, 'BED', 'DESK', 'WARDROBE', 'INTERNET', ...some(dice, SAFETY, dice.whole(1, 3)), ...some(dice, COMFORTS, dice.whole(0, 2))]; // oxfmt-ignore
  const base = dice.chance(0.86) ? FULL : some(dice, FULL, dice.whole(0, 2));
  const stove: Equipment = dice.chance(age < 12 ? 0.85 : 0.45) ? 'INDUCTION' : 'GAS_RANGE';
  return [
    ...base,
    stove,
    ...some(dice, FURNITURE, dice.whole(0, 4)),
    ...some(dice, SAFETY, dice.whole(1, 3)),
    ...some(dice, EXTRA, dice.pick([0, 0, 1, 1, 2, 3])),
  ];
}

function makeOptions(
  dice: Dice,
  { building: { type }, price }: Circumstances,
  equipment: readonly Equipment[],
  parking: number,
): RoomOption[] {
  const isFull = [...FULL, 'BED', 'DESK'].every((one) => equipment.some((has) => has === one));
  const short = { [HOUSE_TYPE.GOSHIWON]: 0.55, [HOUSE_TYPE.SHARE_HOUSE]: 0.3 }[type as string];
  const is: Readonly<Record<RoomOption, boolean>> = {
    FULL: isFull,
    PARKING: parking > 0,
    PET: type === HOUSE_TYPE.ONE_ROOM && dice.chance(0.13),
    DEPOSIT_ZERO: price.dealType !== 'JEONSE' && price.deposit === 0,
    SHORT_TERM: price.dealType === 'OTHER' || dice.chance(short ?? 0.05),
  };
  return ORDER.filter((option) => is[option]);
}

const ORDER: readonly RoomOption[] = ['FULL', 'PARKING', 'PET', 'DEPOSIT_ZERO', 'SHORT_TERM'];

function makeDiscounts(dice: Dice, about: Circumstances): DiscountCode[] {
  const { type } = about.building;
  const isShared = type === HOUSE_TYPE.GOSHIWON || type === HOUSE_TYPE.SHARE_HOUSE;
  const isRented = about.price.dealType === 'MONTH_RENT';
  const chances: readonly (readonly [DiscountCode, number])[] = [
    [DISCOUNT.FIRST_MONTH, isShared ? 0.22 : isRented ? 0.05 : 0],
    [DISCOUNT.LONG_STAY, isShared ? 0.28 : isRented ? 0.04 : 0],
    [DISCOUNT.STUDENT, about.isNearCampus ? 0.14 : 0],
    [DISCOUNT.YOUTH, type === HOUSE_TYPE.YOUTH_HOUSING ? 0.5 : 0.02],
    [DISCOUNT.NO_BROKERAGE, about.isByOwner ? 0.8 : 0.03],
  ];
  return chances.filter(([, chance]) => dice.chance(chance)).map(([code]) => code);
}

function makeGender(dice: Dice, { type }: SampleBuilding): GenderCode | null {
  if (type === HOUSE_TYPE.GOSHIWON)
    return weighted(dice, [[null, 70], [GENDER.FEMALE, 18], [GENDER.MALE, 12]] as const); // oxfmt-ignore
  if (type === HOUSE_TYPE.SHARE_HOUSE)
    return weighted(dice, [[GENDER.FEMALE, 55], [GENDER.MALE, 18], [null, 27]] as const); // oxfmt-ignore
  return null;
}

function makeMoveIn(dice: Dice, today: Yyyymmdd): MoveIn {
  const chance = dice.number();
  if (chance < 0.55) return { kind: 'NOW', day: null };
  if (chance < 0.78) return { kind: 'NEGOTIABLE', day: null };
  return { kind: 'DAY', day: addDays(today, dice.whole(4, 75)) };
}

const FACINGS: readonly (readonly [Facing, number])[] = [
  ['S', 30],
  ['SE', 20],
  ['SW', 14],
  ['E', 14],
  ['W', 9],
  ['NE', 5],
  ['NW', 4],
  ['N', 4],
];
