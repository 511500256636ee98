import { and, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Bounds, Page } from '#core';
import { toGrid } from '../../../server/shared/world-grid';
import type { Database, Queries } from '../../../server/db/database';
import type { AskedList } from '../../../server/ports/houses/house-queries';
import { summaryColumns, toSummary } from '../../../server/db/houses/house-rows';
import { houses } from '../../../server/db/schema/houses';
import { inSnapshot } from '../../../server/db/snapshot';
import { isAsked } from './plain-filter';

/** A page of the recommended order, as it was read before there were columns; `cursor` is ours. */
export function listByIndexes(
  database: Pick<Database, 'db'>,
  query: AskedList,
): Promise<Page<{ readonly id: string }>> {
  const { cursor } = query;
  if (cursor !== null) return page(database.db, query, JSON.parse(cursor) as Anchor);
  return inSnapshot(database, async (tx) => {
    const [row] = await tx.select({ total: count() }).from(houses).where(isAsked(query));
    return page(tx, query, { total: row?.total ?? 0, key: null, id: 0 });
  });
}

interface Anchor {
  readonly total: number;
  readonly key: string | null;
  readonly id: number;
}

async function page(
  tx: Queries,
  query: AskedList,
  anchor: Anchor,
): Promise<Page<{ readonly id: string }>> {
  const score = recommendedScore(query.bounds, query.now - (query.now % 60_000));
  const rows = await tx
    .select({ ...summaryColumns, key: sql<string>`(${score})::text`.as('key') })
    .from(houses)
    .where(
      and(
        isAsked(query),
        anchor.key === null
          ? undefined
          : sql`(${score}, ${houses.id}) < (${anchor.key}::bigint, ${anchor.id}::bigint)`,
      ),
    )
    .orderBy(desc(score), desc(houses.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const end = shown.at(-1);
  return {
    items: shown.map(toSummary),
    next:
      rows.length > query.limit && end !== undefined
        ? JSON.stringify({ total: anchor.total, key: end.key, id: end.id } satisfies Anchor)
        : null,
    total: anchor.total,
    version: '',
  };
}

/** The points of a house in this box at this moment (ms), as server/columns adds them up. */
function recommendedScore(bounds: Bounds, now: number): SQL {
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const x = Math.floor((southWest.x + northEast.x) / 2);
  const y = Math.floor((southWest.y + northEast.y) / 2);
  const cornerSquared = (northEast.x - x) ** 2 + (southWest.y - y) ** 2;
  const pointSquared = Math.max(1, Math.floor(cornerSquared / 20));
  const daysOld = sql`floor((${now}::bigint - extract(epoch from ${houses.confirmedAt}) * 1000) / 86400000)::bigint`;
  const distance = sql`((${houses.x}::bigint - ${x}::bigint) * (${houses.x}::bigint - ${x}::bigint)
    + (${houses.y}::bigint - ${y}::bigint) * (${houses.y}::bigint - ${y}::bigint))`;
  return sql`(${houses.quality} + greatest(0, 40::bigint - greatest(0, ${daysOld}))
    + greatest(0, 20::bigint - ${distance} / ${pointSquared}::bigint))`;
}
