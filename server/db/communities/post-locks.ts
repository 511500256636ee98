import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database';
import { posts } from '../schema/communities';
import { isSeen, readerOf } from './reader';

const { id, authorId, removedAt } = posts;

async function lock(tx: Queries, member: number, key: number) {
  const who = await readerOf(tx, member);
  const [row] = await tx
    .select({ id, authorId, removedAt, isSeen: sql<boolean>`${isSeen(who, posts)}` })
    .from(posts)
    .where(eq(id, key))
    .for('no key update');
  return row;
}

type Seen =
  | { readonly ok: true; readonly value: { readonly authorId: number | null } }
  | { readonly ok: false; readonly reason: 'none' | 'gone' };

/** Locks a post that a member sees; nobody changes its counts meanwhile. */
export async function lockSeenPost(tx: Queries, member: number, key: number): Promise<Seen> {
  const row = await lock(tx, member, key);
  if (row === undefined) return { ok: false, reason: 'none' };
  if (row.removedAt !== null) return { ok: false, reason: 'gone' };
  return row.isSeen
    ? { ok: true, value: { authorId: row.authorId } }
    : { ok: false, reason: 'none' };
}

type Own =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly reason: 'none' | 'gone' | 'not-theirs';
      /** It was, and is deleted. */
      readonly wasTheirs: boolean;
    };

/** Locks a post of a member; answers its id. */
export async function lockOwnPost(tx: Queries, member: number, key: number): Promise<Own> {
  const row = await lock(tx, member, key);
  const isTheirs = row?.authorId === member;
  if (row === undefined) return { ok: false, reason: 'none', wasTheirs: false };
  if (row.removedAt !== null) return { ok: false, reason: 'gone', wasTheirs: isTheirs };
  if (isTheirs) return { ok: true, value: key };
  return { ok: false, reason: row.isSeen ? 'not-theirs' : 'none', wasTheirs: false };
}
