import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import { MOST_HITS, searchWords, type NoticeSummary, type SearchWord } from '#core';
import type { AskedSearch, StoredSearch } from '../../ports/search';
import type { Database } from '../database';
import { summaryColumns, toSummary } from '../notices/notice-rows';
import { notices } from '../schema/notices';
import { searchEntries } from '../schema/search';
import {
  readSearchCursor,
  writeSearchCursor,
  type SearchCursor,
  type SearchPlace,
} from './search-cursor';
import { isFound, isRecent, isSure, mayBeFound, rankOf } from './search-sql';

/** Things are over with a minute: within one, a first page is the same and can be kept. */
const SAME_FOR_MS = 60_000;

/** The largest limit of all. */
const EVERY = 0x7fff_ffff;

type FoundPlace = SearchPlace & { readonly total: number };

/** A question as the database takes it. */
interface Asked {
  readonly query: AskedSearch;
  readonly words: readonly SearchWord[];
  /** ms; the moment of the first page. */
  readonly now: number;
  readonly cursor: SearchCursor | null;
}

/** Searches what is kept of every kind. */
export class SearchRepository implements StoredSearch {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async find(query: AskedSearch): ReturnType<StoredSearch['find']> {
    const cursor = query.cursor === null ? null : readSearchCursor(query.cursor, query);
    const words = searchWords(query.q);
    if (words.length === 0) return { items: [], next: null, total: 0 };
    const now = cursor?.now ?? query.now - (query.now % SAME_FOR_MS);
    const found = await this.freshest({ query, words, now, cursor });
    const shown = found.slice(0, query.limit);
    const total = cursor?.total ?? found[0]?.total ?? 0;
    const last = shown.at(-1);
    const known = await this.notices(shown, query.now);
    return {
      items: shown.flatMap(({ id }) => {
        const notice = known.get(id);
        return notice === undefined ? [] : [{ kind: query.kind, notice }];
      }),
      next:
        last === undefined || found.length <= query.limit
          ? null
          : writeSearchCursor({ ...last, now, total }, query),
      total,
    };
  }

  /** What is found often is found often enough among what is recent; all that is rare is read. */
  private async freshest(asked: Asked): Promise<readonly FoundPlace[]> {
    const recent = await this.places(asked, isRecent(asked.query.kind));
    return recent[0]?.total === MOST_HITS ? recent : this.places(asked, sql`true`);
  }

  /** One more than is shown tells whether there is another page. */
  private places(
    { query: { kind, limit }, words, now, cursor }: Asked,
    among: SQL,
  ): Promise<readonly FoundPlace[]> {
    const { db } = this.database;
    const at = sql`${new Date(now).toISOString()}::timestamptz`;
    const { id, fresh, overAt, title, titleInitials, names, body } = searchEntries;
    // What is not read is not copied: tens of thousands of rows may be put in order.
    const read = { id, fresh, overAt, title, titleInitials, names };
    const fresher = [desc(fresh), desc(id)];
    // Texts are long and stand apart: behind a limit, only as many are read as are needed.
    const candidates = db
      .select({ ...read, body })
      .from(searchEntries)
      .where(sql`${mayBeFound(kind, words)} and ${among}`)
      .orderBy(...fresher)
      .limit(isSure(words) ? MOST_HITS : EVERY)
      .as('search_entries');
    const hits = db
      .select(read)
      .from(candidates)
      .where(isFound(words))
      .orderBy(...fresher)
      .limit(MOST_HITS)
      .as('search_entries');
    const number = (value: SQL, name: string) => sql<number>`${value}`.mapWith(Number).as(name);
    const places = db
      .select({
        rank: number(rankOf(words), 'rank'),
        over: number(sql`coalesce(${overAt} <= ${at}, false)::int`, 'over'),
        fresh,
        id,
        // Of the first page, before it is cut off.
        total: number(sql`count(*) over ()`, 'total'),
      })
      .from(hits)
      .as('places');
    const behind =
      cursor === null
        ? undefined
        : sql`(${places.rank}, ${places.over}, -${places.fresh}, -${places.id}) > (${cursor.rank}::int,
            ${cursor.over}::int, ${-cursor.fresh}::bigint, ${-cursor.id}::bigint)`;
    return db
      .select()
      .from(places)
      .where(behind)
      .orderBy(places.rank, places.over, desc(places.fresh), desc(places.id))
      .limit(limit + 1);
  }

  private async notices(
    places: readonly SearchPlace[],
    now: number,
  ): Promise<ReadonlyMap<number, NoticeSummary>> {
    const ids = places.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const rows = await this.database.db
      .select(summaryColumns)
      .from(notices)
      .where(inArray(notices.id, ids));
    return new Map(rows.map((row) => [row.id, toSummary(row, now)] as const));
  }
}
