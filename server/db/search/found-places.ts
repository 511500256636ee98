import { sql, type SQL } from 'drizzle-orm';
import { MOST_HITS, SEARCH_KIND, SEARCH_PLACE, type SearchWord } from '#core';
import type { AskedKind } from '../../ports/search';
import type { Reader } from '../communities/reader';
import type { Queries } from '../database';
import { commentEntries, searchEntries } from '../schema/search';
import { isMetBy, isTold } from './met-by-reader';
import type { SearchPlace } from './search-cursor';
import { isFound, isRecent, isSure, mayBeFound, mayBeSaid, rankOf, saysAll } from './search-sql';

type Executing = Pick<Queries, 'execute'>;

/** Behind all that holds the words itself. */
const SPOKEN = SEARCH_PLACE.body + 1;

/** Of those that may be found: the first so many are soon put in order, and most of them are found. */
const SOME = 2 * MOST_HITS;

/** The largest limit of all. */
const EVERY = 0x7fff_ffff;

export interface AskedPlaces {
  readonly kind: AskedKind;
  /** At least one. */
  readonly words: readonly SearchWord[];
  /** ms; what is over by then is behind what is not. */
  readonly now: number;
  /** ms; what may be found then. */
  readonly at: number;
  readonly reader: Reader;
  /** Null for the first of them. */
  readonly behind: SearchPlace | null;
  readonly limit: number;
}

/** Of a post that does not hold the words itself the latest comment that does; else null. */
export type FoundPlace = SearchPlace & { readonly comment: number | null };

export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** How many there are with those before and after, up to MOST_HITS; 0 where none is answered. */
  readonly total: number;
}

/** The places of the core's `foundInOrder`, of posts those of `foundPosts`, in their order. */
export async function foundPlaces(db: Executing, asked: AskedPlaces): Promise<FoundPlaces> {
  const isAllFound = isSure(asked.words);
  const most = isAllFound ? MOST_HITS : SOME;
  // What is found often is found often enough among what is recent; all that is rare is read.
  if (await isFrequent(db, asked, most)) {
    const among = { where: isRecent(asked.kind), most, isSpokenFor: false };
    const recent = await placesAmong(db, asked, among);
    if (recent.total === MOST_HITS) return recent;
  }
  return placesAmong(db, asked, {
    where: sql`true`,
    most: isAllFound ? MOST_HITS : EVERY,
    isSpokenFor: asked.kind === SEARCH_KIND.post,
  });
}

/** Whether so many may be found. */
async function isFrequent(
  db: Executing,
  { kind, words }: AskedPlaces,
  most: number,
): Promise<boolean> {
  const { rows } = await db.execute<{ times: string }>(sql`
    select count(*) as times from (
      select from ${searchEntries} where ${mayBeFound(kind, words)} limit ${most}) as few`);
  return Number(rows[0]?.times) === most;
}

interface Among {
  readonly where: SQL;
  /** So many of those that may be found, the freshest. */
  readonly most: number;
  /** Whether comments speak for what does not hold the words itself. */
  readonly isSpokenFor: boolean;
}

async function placesAmong(
  db: Executing,
  { kind, words, now, at, reader, behind, limit }: AskedPlaces,
  { where, most, isSpokenFor }: Among,
): Promise<FoundPlaces> {
  const { id, fresh, overAt, title, titleInitials, names, body } = searchEntries;
  const moment = sql`${new Date(now).toISOString()}::timestamptz`;
  // Texts are long and stand apart: behind a limit, only as many are read as are needed.
  const { rows } = await db.execute<Record<keyof FoundPlace | 'total', string | null>>(sql`
    with candidates as (
      select ${id}, ${fresh}, ${overAt}, ${title}, ${titleInitials}, ${names}, ${body} from ${searchEntries}
      where ${mayBeFound(kind, words)} and ${where} and ${isTold(kind, reader, at)}
      order by ${fresh} desc, ${id} desc limit ${most}
    ), own as materialized (
      select ${rankOf(words)} as rank, coalesce(${overAt} <= ${moment}, false)::int as over, ${fresh} as fresh, ${id} as id
      from candidates as ${searchEntries}
      where ${isFound(words)} order by ${fresh} desc, ${id} desc limit ${MOST_HITS}
    ), spoken as materialized (${isSpokenFor ? spoken(words, reader) : NOBODY}),
    places as (
      select rank, over, fresh, id, null::bigint as comment from own
      union all select ${SPOKEN}::int, 0, fresh, id, comment from spoken
    )
    select *, (select count(*) from own) + (select count(*) from spoken) as total
    from places where ${isBehind(behind)}
    order by rank, over, fresh desc, id desc limit ${limit}`);
  return {
    total: Number(rows[0]?.total ?? 0),
    places: rows.map(({ rank, over, fresh, id, comment }) => ({
      rank: Number(rank),
      over: Number(over),
      fresh: Number(fresh),
      id: Number(id),
      comment: comment === null ? null : Number(comment),
    })),
  };
}

const NOBODY = sql`select null::bigint as fresh, null::bigint as id, null::bigint as comment where false`;

/** The posts that do not hold the words themselves, by the latest comment that does; as many as there is room for. */
function spoken(words: readonly SearchWord[], reader: Reader): SQL {
  const { id, postId, fresh } = commentEntries;
  return sql`
    select fresh, id, comment from (
      select distinct on (${postId}) ${postId} as id, ${fresh} as fresh, ${id} as comment
      from ${commentEntries}
      where ${mayBeSaid(words)} and ${saysAll(words)} and ${isMetBy(reader)}
        and ${postId} not in (select own.id from own)
      order by ${postId}, ${fresh} desc, ${id} desc
    ) as latest
    order by fresh desc, id desc limit ${MOST_HITS} - (select count(*) from own)`;
}

const isBehind = (place: SearchPlace | null): SQL =>
  place === null
    ? sql`true`
    : sql`(rank, over, -fresh, -id) > (${place.rank}::int, ${place.over}::int,
        ${-place.fresh}::bigint, ${-place.id}::bigint)`;
