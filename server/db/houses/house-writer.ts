import { sql, type SQL } from 'drizzle-orm';
import type { Yyyymmdd } from '#core';
import type { Queries } from '../database';
import { deliveredRow } from './delivered-house';
import { setHouseMembers } from './house-members';
import type { NewHouse } from '../../ports/houses/house-record';
import { RowsAsJson } from '../rows-as-json';
import { houses } from '../schema/houses';

/** What became of the houses that were handed over. */
export interface WriteCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

type HouseInsert = typeof houses.$inferInsert;

/** Some 2 MB of text a statement; more gain nothing and would keep other writers waiting longer. */
const BATCH = 1000;

const keys = ['source', 'listingNumber', 'dongliCode'] as const;
const delivered = new RowsAsJson(houses, { keys, without: ['id', 'contactChat'] });
const stored = new RowsAsJson(houses, { keys });

// Any number that nothing else of ours locks together with a source.
const LISTINGS_LOCK = 20_261_121;

/**
 * Adds houses, and replaces those that the source delivered before, known by their listing
 * numbers; a number that comes twice keeps what came last. What did not change is not written, and
 * whatever changes, a house keeps its id. A price that changes under the same deal type leaves the
 * former one behind, as of `today`.
 *
 * Run it in a transaction, and in a short one: every write bumps the version of the houses in it
 * and has other writers wait until it ends. Two that write one source wait for each other, as no
 * key of the database keeps a listing from standing in two dongs.
 */
export async function replaceOrAdd(
  tx: Queries,
  given: readonly NewHouse[],
  source: string,
  today: Yyyymmdd,
): Promise<WriteCounts> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LISTINGS_LOCK}, hashtext(${source}))`);
  const byNumber = new Map(given.map((house) => [house.listingNumber, house] as const));
  const rows = [...byNumber.values()].map((house) => deliveredRow(house, source));
  const memberOf = new Map(
    [...byNumber].flatMap(([number, { memberId }]) =>
      memberId == null ? [] : [[number, memberId] as const],
    ),
  );
  const counts = { added: 0, changed: 0, unchanged: given.length - rows.length };
  for (let start = 0; start < rows.length; start += BATCH) {
    const part = rows.slice(start, start + BATCH);
    const batch = await writeBatch(tx, part, { source, today, memberOf });
    counts.added += batch.added;
    counts.changed += batch.changed;
    counts.unchanged += batch.unchanged;
  }
  return counts;
}

interface Known {
  readonly listing_number: string;
  readonly dongli_code: string;
  readonly content_hash: string;
}

interface Writing {
  readonly source: string;
  readonly today: Yyyymmdd;
  /** By listing number. */
  readonly memberOf: ReadonlyMap<string, number>;
}

async function writeBatch(
  tx: Queries,
  rows: readonly HouseInsert[],
  { source, today, memberOf }: Writing,
): Promise<WriteCounts> {
  const known = await knownOf(tx, rows, source);
  const different = rows.filter(
    ({ listingNumber, contentHash }) => known.get(listingNumber)?.content_hash !== contentHash,
  );
  const changed = different.filter(({ listingNumber }) => known.has(listingNumber));
  const moved = changed.filter(
    ({ listingNumber, dongliCode }) => known.get(listingNumber)?.dongli_code !== dongliCode,
  );
  if (moved.length > 0) await move(tx, moved, source);
  if (different.length > 0) {
    await tx.execute(sql`insert into houses (${delivered.names})
      select ${delivered.names} from ${delivered.of(different)}
      on conflict (${delivered.keys}) do update set ${delivered.replaced(formerPrice(today))}`);
    const numbers = different.map(({ listingNumber }) => listingNumber);
    await setHouseMembers(tx, { source, numbers, memberOf });
  }
  return {
    added: different.length - changed.length,
    changed: changed.length,
    unchanged: rows.length - different.length,
  };
}

/** `offset 0` keeps one look into the index a number, whatever the planner believes of the table. */
async function knownOf(
  tx: Queries,
  rows: readonly HouseInsert[],
  source: string,
): Promise<ReadonlyMap<string, Known>> {
  const numbers = sql.param(rows.map(({ listingNumber }) => listingNumber));
  const found = await tx.execute<Known & Record<string, unknown>>(sql`
    select known.listing_number, known.dongli_code, known.content_hash
    from unnest(${numbers}::text[]) as delivered (number)
    cross join lateral (
      select listing_number, dongli_code, content_hash from houses
      where source = ${source} and listing_number = delivered.number offset 0
    ) as known`);
  return new Map(found.rows.map((row) => [row.listing_number, row] as const));
}

/**
 * Puts houses into their new dongs, with all else as it was: by that the table may be sharded,
 * where no update takes a row from one shard to another.
 */
async function move(tx: Queries, rows: readonly HouseInsert[], source: string): Promise<void> {
  const numbers = sql.param(rows.map(({ listingNumber }) => listingNumber));
  const before = await tx
    .delete(houses)
    .where(sql`${houses.source} = ${source} and ${houses.listingNumber} = any(${numbers}::text[])`)
    .returning();
  const codes = new Map(rows.map((row) => [row.listingNumber, row.dongliCode] as const));
  const after = before.map((row) => ({
    ...row,
    dongliCode: codes.get(row.listingNumber) ?? row.dongliCode,
  }));
  await tx.execute(sql`insert into houses (${stored.names}) overriding system value
    select ${stored.names} from ${stored.of(after)}`);
}

/**
 * Another deal type has no price to compare with; another price under the same one moves what it
 * was aside; everything else leaves the former price as it is known.
 */
function formerPrice(today: Yyyymmdd): Readonly<Record<string, SQL>> {
  const former = (changed: SQL, known: SQL) => sql`case
    when houses.deal_type <> excluded.deal_type then null
    when (houses.deposit, houses.monthly) <> (excluded.deposit, excluded.monthly) then ${changed}
    else ${known} end`;
  return {
    formerDeposit: former(sql`houses.deposit`, sql`houses.former_deposit`),
    formerMonthly: former(sql`houses.monthly`, sql`houses.former_monthly`),
    priceChangedOn: former(sql`${today}`, sql`houses.price_changed_on`),
  };
}
