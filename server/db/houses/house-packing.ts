import { sql, type Column, type SQL } from 'drizzle-orm';
import { ANY_GENDER_BIT, CODE_BITS, ELEVATOR_BIT, EVERY_BIT } from '../../ports/houses/house-codes';
import {
  NO_STATION,
  PACKED_BYTES,
  PACKED_FIELDS,
  UNKNOWN_FEE,
  type PackedField,
} from '../../ports/houses/packed-house';
import { houses } from '../schema/houses';

type Bits = ReadonlyMap<string, number>;

/** The bit of the one code in a column; 0 for none. */
function bitOf(column: Column, bits: Bits): SQL {
  const cases = [...bits].map(([code, bit]) => sql`when ${code} then ${bit}`);
  return sql`case ${column} ${sql.join(cases, sql` `)} else 0 end`;
}

/** The bits of all codes in a list. */
function bitsOf(column: Column, bits: Bits): SQL {
  const each = [...bits].map(
    ([code, bit]) => sql`case when ${code} = any(${column}) then ${bit} else 0 end`,
  );
  return sql`${sql.join(each, sql` + `)}`;
}

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

const milliseconds = (moment: Column) => sql`extract(epoch from ${moment}) * 1000`;

const VALUES: Readonly<Record<PackedField, SQL>> = {
  id: sql`${houses.id}`,
  open: sql`1`,
  codes,
  deposit: sql`${houses.deposit}`,
  monthly: sql`${houses.monthly}`,
  fee: sql`coalesce(${houses.maintenanceFee}, ${UNKNOWN_FEE})`,
  area: sql`${houses.area}`,
  walkMinutes: sql`coalesce(${houses.walkMinutes}, ${NO_STATION})`,
  moveInDay: sql`coalesce(${houses.moveInDay}, '0')`,
  confirmedAt: milliseconds(houses.confirmedAt),
  postedAt: milliseconds(houses.postedAt),
  dong: sql`case when ${houses.dongliCode} ~ '^[0-9]{10}$' then ${houses.dongliCode}::float8 else 0 end`,
  quality: sql`${houses.quality}`,
  x: sql`${houses.x}`,
  y: sql`${houses.y}`,
  lat: sql`${houses.lat}`,
  lng: sql`${houses.lng}`,
};

/** The bytes of a row of `houses` as packed-house.ts reads them; null where the row is none. */
export const packedHouse: SQL<Buffer | null> = sql<Buffer | null>`${sql.join(
  PACKED_FIELDS.map(
    ([field, kind]) => sql`${sql.raw(`${kind}send`)}((${VALUES[field]})::${sql.raw(kind)})`,
  ),
  sql` || `,
)}`.inlineParams();

/** The bytes of a house that is not on offer, by its number. */
export const packedAbsence = (id: SQL): SQL => {
  const rest = '00'.repeat(PACKED_BYTES - 8);
  return sql`int8send(${id}) || decode(${rest}, 'hex')`.inlineParams();
};
