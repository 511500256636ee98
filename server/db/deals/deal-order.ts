import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { DirectSort } from '#core';
import type { CommunityCursor } from '../communities/community-cursor';
import type { Queries } from '../database';
import { deals } from '../schema/deals';

/** Where a deal stands in the order that is asked for. */
export interface Ranked {
  readonly id: number;
  readonly key: number;
}

const ORDERS = {
  newest: [desc(deals.createdAt), desc(deals.id)],
  price: [asc(deals.priceKey), desc(deals.id)],
} as const;

/** The ids of a page in its order, and one more where there is another page. */
export async function orderedIds(
  tx: Queries,
  isAsked: SQL | undefined,
  { sort, limit }: { readonly sort: DirectSort; readonly limit: number },
  cursor: CommunityCursor | null,
): Promise<readonly Ranked[]> {
  const rows = await tx
    .select({ id: deals.id, createdAt: deals.createdAt, priceKey: deals.priceKey })
    .from(deals)
    .where(and(isAsked, behind(sort, cursor)))
    .orderBy(...ORDERS[sort])
    .limit(limit + 1);
  return rows.map(({ id, createdAt, priceKey }) => ({
    id,
    key: sort === 'newest' ? createdAt.getTime() : priceKey,
  }));
}

/** The first part of each says where the index is entered. */
function behind(sort: DirectSort, cursor: CommunityCursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  const { key, id } = cursor;
  return sort === 'newest'
    ? sql`(${deals.createdAt}, ${deals.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::bigint)`
    : sql`(${deals.priceKey} >= ${key}::bigint and (${deals.priceKey}, - ${deals.id}) > (${key}::bigint, - ${id}::bigint))`;
}

export async function countOf(tx: Queries, isAsked: SQL | undefined): Promise<number> {
  const count = sql`count(*)`.mapWith(Number);
  const [row] = await tx.select({ count }).from(deals).where(isAsked);
  return row?.count ?? 0;
}

/** Rows by their ids, in the order of these. */
export function inOrder<Row extends { readonly id: number }>(
  shown: readonly Ranked[],
  rows: readonly Row[],
): readonly Row[] {
  const known = new Map(rows.map((row) => [row.id, row] as const));
  return shown.flatMap(({ id }) => known.get(id) ?? []);
}
