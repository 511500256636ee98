import { sql, type SQL } from 'drizzle-orm';
import { ANY_GENDER_BIT, CODE_BITS, ELEVATOR_BIT, EVERY_BIT } from '../../ports/houses/house-codes';
import { NO_STATION, PACKED_HOUSE, UNKNOWN_FEE } from '../../ports/houses/packed-house';
import { bitOf, bitsOf, dongNumber, milliseconds, packedRow } from '../packed-rows';
import { houses } from '../schema/houses';

const codes = sql`${EVERY_BIT}
  + ${bitOf(houses.type, CODE_BITS.type)}
  + ${bitOf(houses.dealType, CODE_BITS.dealType)}
  + ${bitOf(houses.layout, CODE_BITS.layout)}
  + ${bitOf(houses.floorKind, CODE_BITS.oddFloor)}
  + ${bitsOf(houses.options, CODE_BITS.options)}
  + ${bitsOf(houses.discounts, CODE_BITS.discounts)}
  + case when ${houses.gender} is null then ${ANY_GENDER_BIT}
      else ${bitOf(houses.gender, CODE_BITS.gender)} end
  + case when ${houses.elevator} then ${ELEVATOR_BIT} else 0 end`;

/** The bytes of a row of `houses` as packed-house.ts reads them; null where the row is none. */
export const packedHouse: SQL<Buffer | null> = packedRow(PACKED_HOUSE, {
  id: sql`${houses.id}`,
  codes,
  deposit: sql`${houses.deposit}`,
  monthly: sql`${houses.monthly}`,
  fee: sql`coalesce(${houses.maintenanceFee}, ${UNKNOWN_FEE})`,
  area: sql`${houses.area}`,
  walkMinutes: sql`coalesce(${houses.walkMinutes}, ${NO_STATION})`,
  moveInDay: sql`coalesce(${houses.moveInDay}, '0')`,
  confirmedAt: milliseconds(houses.confirmedAt),
  postedAt: milliseconds(houses.postedAt),
  dong: dongNumber(houses.dongliCode),
  quality: sql`${houses.quality}`,
  x: sql`${houses.x}`,
  y: sql`${houses.y}`,
  lat: sql`${houses.lat}`,
  lng: sql`${houses.lng}`,
});
