import { inArray, sql } from 'drizzle-orm';
import type { Page } from '#core';
import type { ListPlace } from '../columns/best-slots';
import { listSlots, type AnchoredList } from '../columns/list-page';
import type { Database, Queries } from './database';
import { readCursor, writeCursor, type HouseCursor } from './house-cursor';
import type { HouseFeed, HousesNow } from './house-feed';
import type { AskedList } from './house-queries';
import type { HouseSummaryRecord } from './house-record';
import { summaryColumns, toSummary, type SummaryRow } from './house-rows';
import { houses, meta } from './schema';

/** The recommended order counts days; a first page that is the same for a minute can be kept. */
const SAME_FOR_MS = 60_000;

/** What the first page settles and later pages repeat. */
type Anchor = Pick<HouseCursor, 'now' | 'today' | 'total' | 'version'>;

/** A page as the columns know it: which houses, in their order. */
interface PageOfIds {
  readonly anchor: Anchor;
  readonly places: readonly ListPlace[];
  readonly hasMore: boolean;
  /** Of the houses that it was made from. */
  readonly seen: string;
}

/**
 * The columns say which houses a page has, the database what their cards show, both as of one
 * version.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listHouses(
  { db }: Pick<Database, 'db'>,
  feed: HouseFeed,
  query: AskedList,
): Promise<Page<HouseSummaryRecord>> {
  const cursor = query.cursor === null ? null : readCursor(query.cursor, query);
  const page = await feed.read((now) => pageOfIds(now, query, cursor));
  const rows = await cards(db, page);
  const isOfOneVersion = rows.every(({ version }) => version === page.seen);
  if (isOfOneVersion && rows.length === page.places.length) return toPage(query, page, rows);
  // Houses were written in between. Once more, with both from one snapshot.
  return feed.readInSnapshot(async (now, tx) => {
    const again = pageOfIds(now, query, cursor);
    return toPage(query, again, await cards(tx, again));
  });
}

function pageOfIds(
  { houses: all, version }: HousesNow,
  query: AskedList,
  cursor: HouseCursor | null,
): PageOfIds {
  const now = cursor?.now ?? query.now - (query.now % SAME_FOR_MS);
  const today = cursor?.today ?? query.today;
  const asked: AnchoredList = { ...query, now, today };
  const after = cursor === null ? null : { key: Number(cursor.key), id: cursor.id };
  // One more than is shown tells whether there is another page.
  const { ranked, total } = listSlots(all, asked, { most: query.limit + 1, after });
  return {
    anchor: {
      now,
      today,
      total: cursor?.total ?? total,
      version: cursor?.version ?? version,
    },
    places: ranked.slice(0, query.limit).map(({ key, id }) => ({ key, id })),
    hasMore: ranked.length > query.limit,
    seen: version,
  };
}

type Card = SummaryRow & { readonly version: string };

/** The rows of a page, and the version that they are of. */
async function cards(queries: Queries, { places }: PageOfIds): Promise<Card[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const version = sql<string>`(select ${meta.housesVersion} from ${meta})`.as('version');
  return queries
    .select({ ...summaryColumns, version })
    .from(houses)
    .where(inArray(houses.id, ids));
}

function toPage(
  query: AskedList,
  { anchor, places, hasMore }: PageOfIds,
  rows: readonly Card[],
): Page<HouseSummaryRecord> {
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  const end = places.at(-1);
  return {
    items: places.flatMap(({ id }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [toSummary(row)];
    }),
    next:
      hasMore && end !== undefined
        ? writeCursor({ ...anchor, key: String(end.key), id: end.id }, query)
        : null,
    total: anchor.total,
    version: anchor.version,
  };
}
