import { sql, type SQL } from 'drizzle-orm';
import { SEARCH_KIND } from '#core';
import type { AskedKind } from '../../ports/search';
import type { Reader } from '../communities/reader';
import { comments, posts } from '../schema/communities';
import { deals } from '../schema/deals';
import { commentEntries, searchEntries } from '../schema/search';

/**
 * Of a kind what the reader may find at a moment (ms). What is held, hidden or taken off is not searched at
 * all; that a deal was not confirmed is written nowhere, and is read by the clock.
 */
export function isTold(kind: AskedKind, reader: Reader, at: number): SQL {
  switch (kind) {
    case SEARCH_KIND.post:
      return isNoneOf(reader, postsApart(reader));
    case SEARCH_KIND.deal:
      return sql`${searchEntries.overAt} > ${new Date(at).toISOString()}::timestamptz
        and ${isNoneOf(reader, dealsApart(reader))}`;
    case SEARCH_KIND.notice:
    case SEARCH_KIND.content:
      return sql`true`;
  }
}

/** The same of all kinds. */
export const isToldOfAny = (reader: Reader, at: number): SQL =>
  sql.join(
    [SEARCH_KIND.post, SEARCH_KIND.deal].map(
      (kind) => sql`(${searchEntries.kind} <> ${kind} or ${isTold(kind, reader, at)})`,
    ),
    sql` and `,
  );

/** Of comments those whose authors the reader meets, and the authors of all that they are below. */
export const isMetBy = (reader: Reader): SQL => {
  if (reader.apart.length === 0) return sql`true`;
  return sql`${commentEntries.postId} not in ${postsApart(reader)} and ${commentEntries.id} not in (
    select ${comments.id} from ${comments} where ${isOf(reader, sql`${comments.authorId}`)}
    union all
    select answer.id from ${comments} join ${comments} answer on answer.parent_id = ${comments.id}
    where ${isOf(reader, sql`${comments.authorId}`)} and ${comments.removedAt} is null)`;
};

/** Those that are not of people whom the reader does not meet. */
const isNoneOf = ({ apart }: Reader, theirs: SQL): SQL =>
  apart.length === 0 ? sql`true` : sql`${searchEntries.id} not in ${theirs}`;

const postsApart = (reader: Reader): SQL =>
  sql`(select ${posts.id} from ${posts} where ${isOf(reader, sql`${posts.authorId}`)})`;

const dealsApart = (reader: Reader): SQL =>
  sql`(select ${deals.id} from ${deals} where ${isOf(reader, sql`${deals.authorId}`)})`;

const isOf = ({ apart }: Reader, author: SQL): SQL =>
  sql`${author} = any(${sql.param([...apart])}::bigint[])`;
