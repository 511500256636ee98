import { desc, sql, type SQL } from 'drizzle-orm';
import { MOST_HITS, SEARCH_KIND, searchWords, type SearchWord } from '#core';
import type { AskedSearch, StoredSearch } from '../../ports/search';
import type { Database } from '../database';
import { readerOf, type Reader } from '../communities/reader';
import { searchEntries } from '../schema/search';
import { corrected } from './corrected';
import { foundRows } from './found-rows';
import {
  readSearchCursor,
  writeSearchCursor,
  type SearchCursor,
  type SearchPlace,
} from './search-cursor';
import { isFound, isRecent, isSure, mayBeFound, rankOf } from './search-sql';
import { isMet, spokenPosts, type SpokenPlace } from './spoken-posts';

/** Things are over with a minute: within one, a first page is the same and can be kept. */
const SAME_FOR_MS = 60_000;

/** Of those that may be found: the first so many are soon put in order, and most of them are found. */
const SOME = 2 * MOST_HITS;

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
  readonly reader: Reader;
}

/** Searches what is kept of every kind. */
export class SearchRepository implements StoredSearch {
  /** What is being put right, by who asks for what: a screen asks of every kind at once. */
  private readonly correcting = new Map<string, Promise<string | null>>();

  constructor(private readonly database: Pick<Database, 'db'>) {}

  async find(query: AskedSearch): ReturnType<StoredSearch['find']> {
    const cursor = query.cursor === null ? null : readSearchCursor(query.cursor, query);
    const words = searchWords(query.q);
    if (words.length === 0) return { items: [], next: null, total: 0 };
    const now = cursor?.now ?? query.now - (query.now % SAME_FOR_MS);
    const { db } = this.database;
    // All but posts is told to everybody.
    const reader = await readerOf(db, query.kind === SEARCH_KIND.post ? query.reader : null);
    const asked = { query, words, now, cursor, reader };
    const own = await this.freshest(asked);
    const spoken = await this.spoken(asked, own);
    const found: readonly (SearchPlace & Partial<SpokenPlace>)[] = [...own, ...spoken.places];
    const shown = found.slice(0, query.limit);
    const total = cursor?.total ?? (own[0]?.total ?? 0) + spoken.total;
    const last = shown.at(-1);
    const known = await foundRows(db, query, shown, reader);
    return {
      items: shown.flatMap(({ id }) => known.get(id) ?? []),
      next:
        last === undefined || found.length <= query.limit
          ? null
          : writeSearchCursor({ ...last, now, total }, query),
      total,
    };
  }

  correct(q: string, reader: number | null): Promise<string | null> {
    const asked = JSON.stringify([q, reader]);
    const already = this.correcting.get(asked);
    if (already !== undefined) return already;
    const answer = this.correctNow(q, reader).finally(() => this.correcting.delete(asked));
    this.correcting.set(asked, answer);
    return answer;
  }

  private async correctNow(q: string, reader: number | null): Promise<string | null> {
    const { db } = this.database;
    return corrected(db, q, await readerOf(db, reader));
  }

  /** What is found often is found often enough among some of what is recent; all that is rare is read. */
  private async freshest(asked: Asked): Promise<readonly FoundPlace[]> {
    const recent = await this.places(asked, isRecent(asked.query.kind), SOME);
    return recent[0]?.total === MOST_HITS ? recent : this.places(asked, sql`true`, EVERY);
  }

  /** Of posts what comments find behind those places; of others nothing is said. */
  private async spoken(
    { query, words, cursor, reader }: Asked,
    own: readonly FoundPlace[],
  ): ReturnType<typeof spokenPosts> {
    const limit = query.limit + 1 - own.length;
    const isFull = own[0]?.total === MOST_HITS || (cursor !== null && limit <= 0);
    if (query.kind !== SEARCH_KIND.post || isFull) return { places: [], total: 0 };
    const { db } = this.database;
    // One is asked for anyhow: it says how many there are.
    const found = await spokenPosts(db, {
      words,
      reader,
      behind: cursor,
      limit: Math.max(1, limit),
    });
    return { ...found, places: found.places.slice(0, Math.max(0, limit)) };
  }

  /** One more than is shown tells whether there is another page. */
  private places(
    { query: { kind, limit }, words, now, cursor, reader }: Asked,
    among: SQL,
    most: number,
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
      .where(sql`${mayBeFound(kind, words)} and ${among} and ${isMet(reader)}`)
      .orderBy(...fresher)
      .limit(isSure(words) ? MOST_HITS : most)
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
}
