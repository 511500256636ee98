import { and, isNotNull, eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database';
import { comments, memberBlocks } from '../schema/communities';

/** Who reads, and whom they do not meet. */
export interface Reader {
  /** Null for a visitor. */
  readonly id: number | null;
  /** Blocked by them, or blocking them. */
  readonly apart: readonly number[];
  /** Whether they see as many comments as a visitor does, whatever the post. */
  readonly countsAsVisitor: boolean;
}

const VISITOR: Reader = { id: null, apart: [], countsAsVisitor: true };

export async function readerOf(
  queries: Pick<Queries, 'select'>,
  id: number | null,
): Promise<Reader> {
  if (id === null) return VISITOR;
  const { memberId, blockedId } = memberBlocks;
  const blocks = await queries
    .select({ memberId, blockedId })
    .from(memberBlocks)
    .where(or(eq(memberId, id), eq(blockedId, id)));
  const [held] = await queries
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, id), isNotNull(comments.holdState)))
    .limit(1);
  const apart = blocks.map((block) => (block.memberId === id ? block.blockedId : block.memberId));
  return { id, apart, countsAsVisitor: apart.length === 0 && held === undefined };
}

/** What decides who sees something that was written. */
interface Written {
  readonly authorId: AnyPgColumn;
  readonly removedAt: AnyPgColumn;
  readonly holdState: AnyPgColumn;
}

/** Whether something is the reader's own. */
export const isOwn = ({ id }: Reader, authorId: AnyPgColumn): SQL<boolean> =>
  id === null ? sql<boolean>`false` : sql<boolean>`${authorId} is not distinct from ${id}::bigint`;

/** Whether a reader does not meet a member; who left is nobody to avoid. */
export const isApart = ({ apart }: Reader, memberId: AnyPgColumn): SQL<boolean> =>
  apart.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${memberId} = any(${sql.param([...apart])}::bigint[]), false)`;

/** Whether it is hidden from a reader for what it is, not for having been deleted. */
const isKept = (reader: Reader, { authorId, holdState }: Written): SQL =>
  sql`(${holdState} is not null and not ${isOwn(reader, authorId)} or ${isApart(reader, authorId)})`;

/** Whether a reader sees it. */
export const isSeen = (reader: Reader, written: Written): SQL =>
  sql`(${written.removedAt} is null and not ${isKept(reader, written)})`;

/** The same of a comment below another: what is hidden takes its thread along, what was deleted does not. */
export const isSeenBelow = (reader: Reader, written: Written, parent: Written & WithId): SQL =>
  sql`(${isSeen(reader, written)}
    and (${parent.id} is null or ${parent.removedAt} is not null or not ${isKept(reader, parent)}))`;

interface WithId {
  readonly id: AnyPgColumn;
}
