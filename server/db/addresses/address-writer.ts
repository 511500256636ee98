import { inArray, sql } from 'drizzle-orm';
import type { AddressCandidate, AddressKeys } from '#core';
import type { Queries } from '../database';
import type { WriteCounts } from '../houses/house-writer';
import { RowsAsJson } from '../rows-as-json';
import { addresses } from '../schema/addresses';

/** A building to be stored, and how it is searched; known again by its road and number. */
export interface NewAddress {
  readonly address: AddressCandidate;
  readonly keys: AddressKeys;
}

type Row = typeof addresses.$inferSelect;

const addressRows = new RowsAsJson(addresses, { keys: ['road'] });

/**
 * Adds buildings, and replaces those that are known, whoever delivered them; of an address that comes
 * twice the last counts. Hand over some hundred at a time, in a transaction.
 */
export async function writeAddresses(
  tx: Queries,
  delivered: readonly NewAddress[],
  source: string,
): Promise<WriteCounts> {
  const byRoad = new Map(
    delivered.map(({ address, keys }) => [address.road, { ...keys, ...address, source }] as const),
  );
  const known = await tx
    .select()
    .from(addresses)
    .where(inArray(addresses.road, [...byRoad.keys()]));
  const before = new Map(known.map((row) => [row.road, row] as const));
  const different = [...byRoad.values()].filter((row) => !isSame(row, before.get(row.road)));
  if (different.length > 0) {
    const rows = addressRows.of(different);
    await tx.execute(sql`insert into addresses (${addressRows.names}) select ${addressRows.names} from ${rows}
      on conflict (${addressRows.keys}) do update set ${addressRows.replaced()}`);
  }
  const changed = different.filter(({ road }) => before.has(road)).length;
  return {
    added: different.length - changed,
    changed,
    unchanged: delivered.length - different.length,
  };
}

function isSame(row: Row, stored: Row | undefined): boolean {
  if (stored === undefined) return false;
  return (Object.keys(stored) as (keyof Row)[]).every((field) => row[field] === stored[field]);
}
