import { sql } from 'drizzle-orm';
import type { Queries } from '../database';

interface Written {
  readonly source: string;
  /** Listing numbers of all that were written. */
  readonly numbers: readonly string[];
  /** Of these, those whose advertiser is a member. */
  readonly memberOf: ReadonlyMap<string, number>;
}

/** Says which members advertise the houses that were written, in the transaction that writes them. */
export async function setHouseMembers(
  tx: Queries,
  { source, numbers, memberOf }: Written,
): Promise<void> {
  const given = numbers.filter((number) => memberOf.has(number));
  const ids = given.map((number) => memberOf.get(number));
  // What stays as it is, is not written: of a house whose advertiser is another, other things are answered.
  await tx.execute(sql`
    delete from house_members using houses
      left join unnest(${sql.param(given)}::text[], ${sql.param(ids)}::bigint[]) as given (number, member_id)
        on given.number = houses.listing_number
    where houses.id = house_members.house_id and houses.source = ${source}
      and houses.listing_number = any(${sql.param(numbers)}::text[])
      and given.member_id is distinct from house_members.member_id`);
  if (given.length === 0) return;
  // Whoever leaves just now advertises nothing any more.
  await tx.execute(sql`
    insert into house_members (house_id, member_id)
    select houses.id, members.id
    from unnest(${sql.param(given)}::text[], ${sql.param(ids)}::bigint[]) as given (number, member_id)
    join houses on houses.source = ${source} and houses.listing_number = given.number
    join members on members.id = given.member_id
    on conflict do nothing`);
}
