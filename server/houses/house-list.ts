import type { Page } from '#core';
import type { ListPlace } from '../columns/best-slots';
import { listSlots, type AnchoredList } from '../columns/list-page';
import type { AskedList } from '../ports/houses/house-queries';
import type { HouseSummaryRecord } from '../ports/houses/house-record';
import type { HouseReading } from '../ports/houses/house-source';
import { withCards } from './found-cards';
import { readCursor, writeCursor, type HouseCursor } from './house-cursor';
import type { HouseFeed, HousesNow } from './house-feed';

/** The recommended order counts days; a first page that is the same for a minute can be kept. */
const SAME_FOR_MS = 60_000;

/** What the first page settles and later pages repeat. */
type Anchor = Pick<HouseCursor, 'now' | 'today' | 'total' | 'version'>;

/** A page as the columns know it: which houses, in their order. */
interface PageOfIds {
  readonly anchor: Anchor;
  readonly ids: readonly number[];
  /** Where the next page goes on; null where there is none. */
  readonly next: ListPlace | null;
}

/**
 * The columns say which houses a page has, the database what their cards show, both as of one
 * version.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listHouses(
  source: Pick<HouseReading, 'cards'>,
  feed: Pick<HouseFeed, 'read' | 'readInSnapshot'>,
  query: AskedList,
): Promise<Page<HouseSummaryRecord>> {
  const cursor = query.cursor === null ? null : readCursor(query.cursor, query);
  const { found, cards } = await withCards(source, feed, (now) => pageOfIds(now, query, cursor));
  return toPage(query, found, cards);
}

function pageOfIds(
  { items: all, version }: HousesNow,
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
    ids: ranked.slice(0, query.limit).map(({ id }) => id),
    next: ranked.length > query.limit ? (ranked[query.limit - 1] ?? null) : null,
  };
}

function toPage(
  query: AskedList,
  { anchor, next }: PageOfIds,
  items: HouseSummaryRecord[],
): Page<HouseSummaryRecord> {
  return {
    items,
    next:
      next === null ? null : writeCursor({ ...anchor, key: String(next.key), id: next.id }, query),
    total: anchor.total,
    version: anchor.version,
  };
}
