import fc from 'fast-check';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { adQuality } from '#core';
import {
  ANY_GENDER_BIT,
  CODE_BITS,
  ELEVATOR_BIT,
  EVERY_BIT,
} from '../../../server/ports/houses/house-codes';
import {
  NO_STATION,
  UNKNOWN_FEE,
  type ColumnHouse,
} from '../../../server/ports/houses/packed-house';
import { toGrid } from '../../../server/shared/world-grid';
import { someHouses } from '../db/houses/house-arbitrary';

/** What the columns hold of a house: what the database packs, told once more in TypeScript. */
export function columnHouse(id: number, house: NewHouse): ColumnHouse {
  const bit = (bits: ReadonlyMap<string, number>, code: string) => bits.get(code) ?? 0;
  const bitsOf = (bits: ReadonlyMap<string, number>, codes: readonly string[]) =>
    codes.reduce((sum, code) => sum | bit(bits, code), 0);
  return {
    id,
    codes:
      EVERY_BIT |
      bit(CODE_BITS.type, house.type) |
      bit(CODE_BITS.dealType, house.dealType) |
      bit(CODE_BITS.layout, house.layout) |
      bit(CODE_BITS.oddFloor, house.floor.kind) |
      bitsOf(CODE_BITS.options, house.options) |
      bitsOf(CODE_BITS.discounts, house.discounts) |
      (house.gender === null ? ANY_GENDER_BIT : bit(CODE_BITS.gender, house.gender)) |
      (house.elevator ? ELEVATOR_BIT : 0),
    deposit: house.deposit,
    monthly: house.monthly,
    fee: house.maintenance?.fee ?? UNKNOWN_FEE,
    area: house.area,
    walkMinutes: house.station?.walkMinutes ?? NO_STATION,
    moveInDay: Number(house.moveIn.day ?? 0),
    confirmedAt: Date.parse(house.confirmedAt),
    postedAt: Date.parse(house.postedAt),
    dong: Number(house.address.dongliCode),
    quality: adQuality(house),
    ...toGrid(house),
    lat: house.lat,
    lng: house.lng,
  };
}

/** A house of few numbers that comes, comes again elsewhere or goes; and a tidying up now and then. */
export type Change =
  | { readonly kind: 'put'; readonly id: number; readonly house: NewHouse }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'settle' };

const id = fc.integer({ min: 1, max: 40 });

export const someChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('put' as const),
        id,
        house: someHouses(1, 1).map(([house]) => house as NewHouse),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
  ),
  { maxLength: 120, size: 'max' },
);
