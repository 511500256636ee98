import { sql, type SQL } from 'drizzle-orm';
import { MOST_HITS, SEARCH_KIND, SEARCH_PLACE, type SearchWord } from '#core';
import type { Reader } from '../communities/reader';
import type { Queries } from '../database';
import { comments, posts } from '../schema/communities';
import { commentEntries, searchEntries } from '../schema/search';
import type { SearchPlace } from './search-cursor';
import { isFound, mayBeFound, mayBeSaid, saysAll } from './search-sql';

/** Behind all that holds the words itself. */
const SPOKEN = SEARCH_PLACE.body + 1;

/** A post about which a comment holds the words; `id` is the post's. */
export interface SpokenPlace extends SearchPlace {
  readonly comment: number;
}

interface Spoken {
  readonly words: readonly SearchWord[];
  readonly reader: Reader;
  /** Null for the first of them. */
  readonly behind: SearchPlace | null;
  readonly limit: number;
}

/**
 * The posts of the core's `foundPosts` that do not hold the words themselves; `total` is how many there are,
 * unless none is shown.
 */
export async function spokenPosts(
  db: Pick<Queries, 'execute'>,
  { words, reader, behind, limit }: Spoken,
): Promise<{ readonly places: readonly SpokenPlace[]; readonly total: number }> {
  const { id, postId, fresh } = commentEntries;
  const { rows } = await db.execute<Record<'id' | 'fresh' | 'comment' | 'total', string>>(sql`
    with own as materialized (
      select ${searchEntries.id} as id from ${searchEntries}
      where ${mayBeFound(SEARCH_KIND.post, words)} and ${isFound(words)} and ${isMet(reader)}
      limit ${MOST_HITS}
    ), latest as (
      select distinct on (${postId}) ${postId} as id, ${fresh} as fresh, ${id} as comment
      from ${commentEntries}
      where ${mayBeSaid(words)} and ${saysAll(words)} and ${isMetBy(reader)}
        and ${postId} not in (select own.id from own)
      order by ${postId}, ${fresh} desc, ${id} desc
    ), shown as (
      select * from latest order by fresh desc, id desc
      limit ${MOST_HITS} - (select count(*) from own)
    ), places as (select *, count(*) over () as total from shown)
    select id, fresh, comment, total from places where ${isBehind(behind)}
    order by fresh desc, id desc limit ${limit}`);
  return {
    total: Number(rows[0]?.total ?? 0),
    places: rows.map((row) => ({
      rank: SPOKEN,
      over: 0,
      fresh: Number(row.fresh),
      id: Number(row.id),
      comment: Number(row.comment),
    })),
  };
}

/** Of posts those whose authors the reader meets; what is held or hidden is not searched at all. */
export const isMet = (reader: Reader): SQL =>
  reader.apart.length === 0 ? sql`true` : sql`${searchEntries.id} not in ${postsApart(reader)}`;

/** Of comments those whose authors the reader meets, and the authors of all that they are below. */
export const isMetBy = (reader: Reader): SQL => {
  if (reader.apart.length === 0) return sql`true`;
  return sql`${commentEntries.postId} not in ${postsApart(reader)} and ${commentEntries.id} not in (
    select ${comments.id} from ${comments} where ${isOf(reader, sql`${comments.authorId}`)}
    union all
    select answer.id from ${comments} join ${comments} answer on answer.parent_id = ${comments.id}
    where ${isOf(reader, sql`${comments.authorId}`)} and ${comments.removedAt} is null)`;
};

const postsApart = (reader: Reader): SQL =>
  sql`(select ${posts.id} from ${posts} where ${isOf(reader, sql`${posts.authorId}`)})`;

const isOf = ({ apart }: Reader, author: SQL): SQL =>
  sql`${author} = any(${sql.param([...apart])}::bigint[])`;

const isBehind = (place: SearchPlace | null): SQL =>
  place === null || place.rank < SPOKEN
    ? sql`true`
    : sql`(fresh, id) < (${place.fresh}::bigint, ${place.id}::bigint)`;
