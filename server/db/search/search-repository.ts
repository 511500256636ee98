import { SEARCH_KIND, searchWords } from '#core';
import type { AskedKind, AskedSearch, StoredSearch } from '../../ports/search';
import type { Database } from '../database';
import { readerOf } from '../communities/reader';
import { corrected } from './corrected';
import { foundPlaces } from './found-places';
import { foundRows } from './found-rows';
import { readSearchCursor, writeSearchCursor } from './search-cursor';

/** Things are over with a minute: within one, a first page is the same and can be kept. */
const SAME_FOR_MS = 60_000;

/** Searches what is kept of every kind. */
export class SearchRepository implements StoredSearch {
  /** What is being put right, by who asks for what: a screen asks of every kind at once. */
  private readonly correcting = new Map<string, Promise<string | null>>();

  constructor(private readonly database: Pick<Database, 'db'>) {}

  async find(query: AskedSearch): ReturnType<StoredSearch['find']> {
    const cursor = query.cursor === null ? null : readSearchCursor(query.cursor, query);
    const words = searchWords(query.q);
    if (words.length === 0) return { items: [], next: null, total: 0 };
    const { kind, limit } = query;
    const now = cursor?.now ?? query.now - (query.now % SAME_FOR_MS);
    const { db } = this.database;
    const reader = await readerOf(db, isOfPeople(kind) ? query.reader : null);
    // One more than is shown tells whether there is another page.
    const found = await foundPlaces(db, {
      kind,
      words,
      now,
      at: query.now,
      reader,
      behind: cursor,
      limit: limit + 1,
    });
    const shown = found.places.slice(0, limit);
    const total = cursor?.total ?? found.total;
    const last = shown.at(-1);
    const known = await foundRows(db, query, shown, reader);
    return {
      items: shown.flatMap(({ id }) => known.get(id) ?? []),
      next:
        last === undefined || found.places.length <= limit
          ? null
          : writeSearchCursor({ ...last, now, total }, query),
      total,
    };
  }

  correct(q: string, reader: number | null, now: number): Promise<string | null> {
    const asked = JSON.stringify([q, reader]);
    const already = this.correcting.get(asked);
    if (already !== undefined) return already;
    const answer = this.correctNow(q, reader, now).finally(() => this.correcting.delete(asked));
    this.correcting.set(asked, answer);
    return answer;
  }

  private async correctNow(q: string, reader: number | null, now: number): Promise<string | null> {
    const { db } = this.database;
    return corrected(db, q, await readerOf(db, reader), now);
  }
}

/** What people wrote, who may not meet; all else is told to everybody. */
const isOfPeople = (kind: AskedKind): boolean =>
  kind === SEARCH_KIND.post || kind === SEARCH_KIND.deal;
