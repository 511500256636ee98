import { inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database';
import type { HouseFeed, HousesNow } from '../../houses/house-feed';
import type { HouseSummaryRecord } from '../../ports/house-record';
import { summaryColumns, toSummary, type SummaryRow } from './house-rows';
import { houses, meta } from '../schema/houses';

/** What was found in memory, and what the cards of those houses show, in their order. */
interface FoundCards<Found> {
  readonly found: Found;
  readonly cards: HouseSummaryRecord[];
}

/**
 * Memory says which houses a question has, the database what their cards show: both as of one
 * version.
 */
export async function withCards<Found extends { readonly ids: readonly number[] }>(
  db: Database['db'],
  feed: Pick<HouseFeed, 'read' | 'readInSnapshot'>,
  look: (now: HousesNow) => Found,
): Promise<FoundCards<Found>> {
  const { found, version } = await feed.read((now) => ({ found: look(now), version: now.version }));
  const rows = await cardsOf(db, found.ids);
  const isOfOneVersion =
    rows.length === found.ids.length && rows.every((row) => row.version === version);
  if (isOfOneVersion) return { found, cards: inOrder(rows, found.ids) };
  // Houses were written in between. Once more, with both from one snapshot.
  return feed.readInSnapshot(async (now, tx) => {
    const again = look(now);
    return { found: again, cards: inOrder(await cardsOf(tx, again.ids), again.ids) };
  });
}

type Card = SummaryRow & { readonly version: string };

/** The rows of some houses, and the version that they are of. */
async function cardsOf(queries: Queries, ids: readonly number[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const version = sql<string>`(select ${meta.housesVersion} from ${meta})`.as('version');
  return queries
    .select({ ...summaryColumns, version })
    .from(houses)
    .where(inArray(houses.id, [...ids]));
}

function inOrder(rows: readonly Card[], ids: readonly number[]): HouseSummaryRecord[] {
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toSummary(row)];
  });
}
