import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../communities/reader';
import { comments, posts } from '../schema/communities';
import { commentEntries, searchEntries } from '../schema/search';

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
