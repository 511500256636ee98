import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database';
import { comments, posts } from '../schema/communities';
import { isSeen, isSeenBelow, readerOf } from './reader';

const parent = alias(comments, 'parent');

interface FoundComment {
  readonly authorId: number | null;
  readonly parentId: number | null;
  readonly removedAt: Date | null;
}

/** A comment without who asks for it. */
export async function findComment(
  queries: Pick<Queries, 'select'>,
  key: number,
): Promise<(FoundComment & { readonly postId: number; readonly mentionId: number | null }) | null> {
  const { authorId, parentId, removedAt, postId, mentionId } = comments;
  const [row] = await queries
    .select({ authorId, parentId, removedAt, postId, mentionId })
    .from(comments)
    .where(eq(comments.id, key));
  return row ?? null;
}

/**
 * Locks a comment behind its post, whoever sees it; null where there is none. Nobody changes the counts
 * of either meanwhile.
 */
export async function lockComment(
  tx: Queries,
  member: number,
  key: number,
): Promise<(FoundComment & { readonly isSeen: boolean; readonly isPostGone: boolean }) | null> {
  const found = await findComment(tx, key);
  if (found === null) return null;
  const who = await readerOf(tx, member);
  const [post] = await tx
    .select({ removedAt: posts.removedAt, isSeen: sql<boolean>`${isSeen(who, posts)}` })
    .from(posts)
    .where(eq(posts.id, found.postId))
    .for('no key update');
  await tx
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.id, key))
    .for('no key update');
  const { authorId, parentId, removedAt } = comments;
  const [row] = await tx
    .select({
      authorId,
      parentId,
      removedAt,
      isSeen: sql<boolean>`${isSeenBelow(who, comments, parent)}`,
    })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(eq(comments.id, key));
  if (row === undefined) return null;
  const isPostSeen = post?.isSeen === true;
  return { ...row, isSeen: row.isSeen && isPostSeen, isPostGone: post?.removedAt != null };
}

/** Why a member may not change a comment; null where it is their own. */
export function refusalOf(
  found: Awaited<ReturnType<typeof lockComment>>,
  member: number,
): 'none' | 'gone' | 'not-theirs' | null {
  if (found === null) return 'none';
  if (found.removedAt !== null || found.isPostGone) return 'gone';
  if (!found.isSeen) return 'none';
  return found.authorId === member ? null : 'not-theirs';
}
