import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  MODERATED,
  type Clock,
  type CommentListQuery,
  type LikeState,
  type Page,
  type Result,
} from '#core';
import type {
  CommentRecord,
  CommentRefusal,
  CommentToKeep,
  StoredComments,
} from '../../ports/communities/comments';
import { UNNAMED, type Sending } from '../../ports/sending';
import type { Database, Queries } from '../database';
import { commentLikes, comments, posts } from '../schema/communities';
import { holdListed } from '../moderation/hold';
import { inSnapshot } from '../snapshot';
import { firstReplies, listComments } from './comment-list';
import { findComment, lockComment, refusalOf } from './comment-locks';
import { isPlace, isSaid, shownComments, toCommentRecord } from './comment-rows';
import { holdMembers, once } from './member-writes';
import { lockSeenPost } from './post-locks';
import { isSeen, readerOf, type Reader } from './reader';
import { rowId } from './row-ids';

const NO_MEMBER = { ok: false, reason: 'no-member' } as const;
const NONE = { ok: false, reason: 'none' } as const;
const GONE = { ok: false, reason: 'gone' } as const;
const NO_PARENT = { ok: false, reason: 'no-parent' } as const;
const NO_REPLY_TO = { ok: false, reason: 'no-reply-to' } as const;

/** What members say about posts (spec/readings R37–R39). */
export class CommentRepository implements StoredComments {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async list(
    { postId, parentId, ...query }: CommentListQuery,
    reader: number | null,
  ): Promise<Result<Page<CommentRecord>, 'none' | 'gone' | 'no-parent'>> {
    const key = rowId(postId);
    if (key === null) return NONE;
    const parentKey = parentId === null ? null : rowId(parentId);
    if (parentKey === null && parentId !== null) return NO_PARENT;
    return inSnapshot(this.database, async (tx) => {
      const who = await readerOf(tx, reader);
      const there = await lookForPost(tx, key, who);
      if (there !== null) return there;
      const asked = { ...query, postId: key, parentId: parentKey };
      return { ok: true, value: await listComments(tx, asked, who) };
    });
  }

  async one(id: string, reader: number | null): Promise<CommentRecord | null> {
    const key = rowId(id);
    if (key === null) return null;
    return inSnapshot(this.database, async (tx) => {
      const who = await readerOf(tx, reader);
      const rows = await shownComments(tx, who).where(and(eq(comments.id, key), isSaid(who)));
      const [row] = rows;
      if (row === undefined) return null;
      const replies = row.parentId === null ? await firstReplies(tx, rows, who) : null;
      return toCommentRecord(row, replies?.get(row.id));
    });
  }

  async write(
    author: number,
    postId: string,
    comment: CommentToKeep,
    sending: Sending,
  ): Promise<Result<string, CommentRefusal>> {
    const key = rowId(postId);
    if (key === null) return NONE;
    const { parentId, replyToId, text } = comment;
    const [parentKey, replyToKey] = [parentId, replyToId].map((id) =>
      id === null ? null : rowId(id),
    );
    if (parentId !== null && parentKey == null) return NO_PARENT;
    if (replyToId !== null && (replyToKey == null || parentId === null)) return NO_REPLY_TO;
    // Before anything is locked: whom it names is locked with its author.
    const named = replyToKey == null ? null : await findComment(this.database.db, replyToKey);
    const members = [author, ...(named?.authorId == null ? [] : [named.authorId])];
    return this.writing(author, members, sending, async (tx, now, there) => {
      const post = await lockSeenPost(tx, author, key);
      if (!post.ok) return post;
      const who = await readerOf(tx, author);
      if (parentKey != null && !(await isThread(tx, who, key, parentKey))) return NO_PARENT;
      const isOfThread = replyToKey === parentKey || named?.parentId === parentKey;
      if (replyToKey != null && !(isOfThread && (await isAnswered(tx, who, replyToKey))))
        return NO_REPLY_TO;
      const mention = named?.authorId ?? null;
      const [added] = await tx
        .insert(comments)
        .values({
          postId: key,
          parentId: parentKey ?? null,
          // Nobody calls themselves by name.
          mentionId: mention !== null && mention !== author && there.has(mention) ? mention : null,
          text,
          authorId: author,
          createdAt: now,
        })
        .returning({ id: comments.id });
      if (added === undefined) throw new Error('the database made no comment');
      await holdListed(tx, heldOf(added.id, author, text, now));
      return { ok: true, value: added.id };
    });
  }

  async change(
    author: number,
    id: string,
    text: string,
    sending: Sending,
  ): Promise<Result<string, CommentRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.writing(author, [author], sending, async (tx, now) => {
      const found = await lockComment(tx, author, key);
      const refusal = refusalOf(found, author);
      if (refusal !== null) return { ok: false, reason: refusal };
      await tx.update(comments).set({ text, editedAt: now }).where(eq(comments.id, key));
      await holdListed(tx, heldOf(key, author, text, now));
      return { ok: true, value: key };
    });
  }

  async remove(author: number, id: string): Promise<Result<null, CommentRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [author])).has(author)) return NO_MEMBER;
      const found = await lockComment(tx, author, key);
      const refusal = refusalOf(found, author);
      const wasTheirs = found?.authorId === author && found.removedAt !== null;
      if (refusal !== null && !wasTheirs) return { ok: false, reason: refusal };
      if (refusal === null)
        await tx
          .update(comments)
          .set({ removedAt: new Date(this.clock.now()) })
          .where(eq(comments.id, key));
      return { ok: true, value: null };
    });
  }

  async like(
    member: number,
    id: string,
    liked: boolean,
    sending: Sending = UNNAMED,
  ): Promise<Result<LikeState, CommentRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    const isTheirs = and(eq(commentLikes.commentId, key), eq(commentLikes.memberId, member));
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [member])).has(member)) return NO_MEMBER;
      const now = new Date(this.clock.now());
      // As of posts: a press since then stands.
      const set = await once<CommentRefusal>(tx, { memberId: member, sending, now }, async () => {
        const found = await lockComment(tx, member, key);
        if (found === null) return NONE;
        if (found.removedAt !== null || found.isPostGone) return GONE;
        if (!found.isSeen) return NONE;
        if (liked)
          await tx
            .insert(commentLikes)
            .values({ commentId: key, memberId: member, likedAt: now })
            .onConflictDoNothing();
        else await tx.delete(commentLikes).where(isTheirs);
        return { ok: true, value: key };
      });
      if (!set.ok) return set;
      const [row] = await tx
        .select({ likes: comments.likes })
        .from(comments)
        .where(eq(comments.id, key));
      const stands = (await tx.$count(commentLikes, isTheirs)) > 0;
      return { ok: true, value: { liked: stands, likes: row?.likes ?? 0 } };
    });
  }

  /** A write of a member that has a name of its own; answers the id of the comment. */
  private async writing(
    memberId: number,
    members: readonly number[],
    sending: Sending,
    make: (
      tx: Queries,
      now: Date,
      there: ReadonlySet<number>,
    ) => Promise<Result<number, CommentRefusal>>,
  ): Promise<Result<string, CommentRefusal>> {
    const now = new Date(this.clock.now());
    const made = await this.database.db.transaction(async (tx) => {
      const there = await holdMembers(tx, members);
      if (!there.has(memberId)) return NO_MEMBER;
      return once(tx, { memberId, sending, now }, () => make(tx, now, there));
    });
    return made.ok ? { ok: true, value: String(made.value) } : made;
  }
}

/** What is looked through for listed words. */
const heldOf = (id: number, authorId: number, text: string, now: Date) => ({
  kind: MODERATED.COMMENT,
  id,
  authorId,
  written: { text, links: [] },
  now,
});

/** Why a reader is told of no comments of a post; null where they are. */
async function lookForPost(tx: Queries, key: number, who: Reader) {
  const [post] = await tx
    .select({ removedAt: posts.removedAt, isSeen: sql<boolean>`${isSeen(who, posts)}` })
    .from(posts)
    .where(eq(posts.id, key));
  if (post === undefined || (post.removedAt === null && !post.isSeen)) return NONE;
  return post.removedAt === null ? null : GONE;
}

/** Whether a comment of the first level can be answered: it is seen, or its place is. */
async function isThread(tx: Queries, who: Reader, postId: number, id: number): Promise<boolean> {
  const isThis = and(eq(comments.id, id), eq(comments.postId, postId), isNull(comments.parentId));
  return (await shownComments(tx, who).where(and(isThis, isPlace(who)))).length > 0;
}

/** Whether what somebody answers by name is seen. */
const isAnswered = async (tx: Queries, who: Reader, id: number): Promise<boolean> =>
  (await shownComments(tx, who).where(and(eq(comments.id, id), isSaid(who)))).length > 0;
