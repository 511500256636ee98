import { sql, type Column, type SQL } from 'drizzle-orm';
import type { PackedLayout } from '../ports/columns/packed-rows';

type Bits = ReadonlyMap<string, number>;

/** The bit of the one code in a column; 0 for none. */
export function bitOf(column: Column, bits: Bits): SQL {
  const cases = [...bits].map(([code, bit]) => sql`when ${code} then ${bit}`);
  return sql`case ${column} ${sql.join(cases, sql` `)} else 0 end`;
}

/** The bits of all codes in a list. */
export function bitsOf(column: Column, bits: Bits): SQL {
  const each = [...bits].map(
    ([code, bit]) => sql`case when ${code} = any(${column}) then ${bit} else 0 end`,
  );
  return sql`${sql.join(each, sql` + `)}`;
}

/** ms */
export const milliseconds = (moment: SQL | Column): SQL =>
  sql`extract(epoch from ${moment}) * 1000`;

/** A legal-dong code as a number; 0 where it is none. */
export const dongNumber = (code: Column): SQL =>
  sql`case when ${code} ~ '^[0-9]{10}$' then ${code}::float8 else 0 end`;

/** The bytes of a row that is on offer (ports/columns/packed-rows.ts); null where the row is none. */
export const packedRow = <Field extends string>(
  { fields }: PackedLayout<Field>,
  values: Readonly<Record<Exclude<Field, 'open'> | 'id', SQL>>,
): SQL<Buffer | null> => {
  const all: Readonly<Record<string, SQL>> = { ...values, open: sql`1` };
  return sql<Buffer | null>`${sql.join(
    fields.map(
      ([field, kind]) => sql`${sql.raw(`${kind}send`)}((${all[field]})::${sql.raw(kind)})`,
    ),
    sql` || `,
  )}`.inlineParams();
};

/** The bytes of a row that is not on offer, by its number. */
export const packedAbsence = ({ bytes }: PackedLayout<string>, id: SQL): SQL => {
  const rest = '00'.repeat(bytes - 8);
  return sql`int8send(${id}) || decode(${rest}, 'hex')`.inlineParams();
};
