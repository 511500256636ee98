import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  documentLinks,
  documentPreview,
  documentText,
  MODERATED,
  seoulDay,
  type Clock,
  type LikeState,
  type Page,
  type PostListQuery,
  type Result,
} from '#core';
import type {
  FoundPost,
  PostRecord,
  PostRefusal,
  PostToKeep,
  StoredPosts,
  WholePostRecord,
} from '../../ports/communities/posts';
import { UNNAMED, type Sending } from '../../ports/sending';
import type { Viewing } from '../../ports/viewing';
import type { Database, Queries } from '../database';
import { postLikes, posts, postsState, postViews } from '../schema/communities';
import { holdListed } from '../moderation/hold';
import { holdPicturesOf, setPictureUses } from '../pictures/picture-uses';
import { members } from '../schema/members';
import { inSnapshot } from '../snapshot';
import { holdMembers, once } from './member-writes';
import { listPosts } from './post-list';
import { summaryColumns, toRecord, toWholeRecord, wholeColumns } from './post-rows';
import { lockOwnPost, lockSeenPost } from './post-locks';
import { isSeen, readerOf } from './reader';
import { rowId } from './row-ids';

/** Characters of a preview. */
export const PREVIEW = 120;

const NO_MEMBER = { ok: false, reason: 'no-member' } as const;
const NONE = { ok: false, reason: 'none' } as const;
const GONE = { ok: false, reason: 'gone' } as const;
const NO_PICTURE = { ok: false, reason: 'no-picture' } as const;

/** What members write (spec/readings R35–R39). */
export class PostRepository implements StoredPosts {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  list(query: PostListQuery, reader: number | null): Promise<Page<PostRecord>> {
    return inSnapshot(this.database, async (tx) =>
      listPosts(tx, query, await readerOf(tx, reader)),
    );
  }

  async one(id: string, reader: number | null): Promise<Result<WholePostRecord, 'none' | 'gone'>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return inSnapshot(this.database, async (tx) => {
      const who = await readerOf(tx, reader);
      const [row] = await tx
        .select({ ...wholeColumns(who), isSeen: sql<boolean>`${isSeen(who, posts)}` })
        .from(posts)
        .leftJoin(members, eq(members.id, posts.authorId))
        .where(eq(posts.id, key));
      if (row === undefined) return NONE;
      if (row.removedAt !== null) return GONE;
      return row.isSeen ? { ok: true, value: toWholeRecord(row) } : NONE;
    });
  }

  async some(ids: readonly string[], reader: number | null): Promise<readonly PostRecord[]> {
    const keys = [...new Set(ids)].map(rowId).filter((key) => key !== null);
    if (keys.length === 0) return [];
    const rows = await inSnapshot(this.database, async (tx) => {
      const who = await readerOf(tx, reader);
      return tx
        .select(summaryColumns(who))
        .from(posts)
        .leftJoin(members, eq(members.id, posts.authorId))
        .where(and(inArray(posts.id, keys), isSeen(who, posts)));
    });
    const known = new Map(rows.map((row) => [row.id, row] as const));
    return keys.flatMap((key) => known.get(key) ?? []).map(toRecord);
  }

  async findable(most: number): Promise<readonly FoundPost[]> {
    const rows = await this.database.db
      .select({
        id: posts.id,
        at: sql`coalesce(${posts.editedAt}, ${posts.createdAt})`.mapWith(posts.createdAt),
      })
      .from(posts)
      .where(and(isNull(posts.removedAt), isNull(posts.holdState)))
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(most);
    return rows.map(({ id, at }) => ({ id: String(id), changedOn: seoulDay(at.getTime()) }));
  }

  async version(): Promise<string> {
    const [state] = await this.database.db
      .select({ version: sql<string>`coalesce(sum(${postsState.version}), 0)::text` })
      .from(postsState);
    return state?.version ?? '0';
  }

  /** One statement, so that a viewer who asks twice at once is counted once. */
  async view(id: string, { day, viewer, memberId }: Viewing): Promise<void> {
    const key = rowId(id);
    if (key === null) return;
    const who =
      memberId === null
        ? sql`select ${viewer}::text`
        : sql`select encode(sha256(convert_to(${viewer}::text || view_key::text, 'UTF8')), 'hex')
            from ${members} where id = ${memberId}`;
    await this.database.db.execute(sql`
      with first as (
        insert into ${postViews} (day, post_id, viewer)
        select ${day}, ${key}::bigint, seen.viewer from (${who}) as seen(viewer)
        on conflict do nothing returning post_id)
      update ${posts} set views = views + 1 from first
      where ${posts.id} = first.post_id and ${posts.removedAt} is null`);
  }

  write(author: number, post: PostToKeep, sending: Sending): Promise<Result<string, PostRefusal>> {
    return this.writing(author, sending, async (tx, now) => {
      if (!(await holdPicturesOf(tx, author, post.pictureIds))) return NO_PICTURE;
      const [added] = await tx
        .insert(posts)
        .values({ ...contentOf(post), authorId: author, createdAt: now })
        .returning({ id: posts.id });
      if (added === undefined) throw new Error('the database made no post');
      await setPictureUses(tx, 'post', added.id, post.pictureIds, now);
      await holdListed(tx, heldOf(added.id, author, post, now));
      return { ok: true, value: added.id };
    });
  }

  async change(
    author: number,
    id: string,
    post: PostToKeep,
    sending: Sending,
  ): Promise<Result<string, PostRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.writing(author, sending, async (tx, now) => {
      const own = await lockOwnPost(tx, author, key);
      if (!own.ok) return own;
      if (!(await holdPicturesOf(tx, author, post.pictureIds))) return NO_PICTURE;
      await tx
        .update(posts)
        .set({ ...contentOf(post), editedAt: now })
        .where(eq(posts.id, key));
      await setPictureUses(tx, 'post', key, post.pictureIds, now);
      await holdListed(tx, heldOf(key, author, post, now));
      return own;
    });
  }

  async remove(author: number, id: string): Promise<Result<null, PostRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [author])).has(author)) return NO_MEMBER;
      const own = await lockOwnPost(tx, author, key);
      if (own.ok) {
        const now = new Date(this.clock.now());
        await tx.update(posts).set({ removedAt: now }).where(eq(posts.id, key));
        await setPictureUses(tx, 'post', key, [], now);
      }
      return own.ok || own.wasTheirs ? { ok: true, value: null } : own;
    });
  }

  async like(
    member: number,
    id: string,
    liked: boolean,
    sending: Sending = UNNAMED,
  ): Promise<Result<LikeState, PostRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    const isTheirs = and(eq(postLikes.postId, key), eq(postLikes.memberId, member));
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [member])).has(member)) return NO_MEMBER;
      const now = new Date(this.clock.now());
      // Under a key that was used before nothing is set again: a press since then stands.
      const set = await once(tx, { memberId: member, sending, now }, async () => {
        const seen = await lockSeenPost(tx, member, key);
        if (!seen.ok) return seen;
        if (liked)
          await tx
            .insert(postLikes)
            .values({ postId: key, memberId: member, likedAt: now })
            .onConflictDoNothing();
        else await tx.delete(postLikes).where(isTheirs);
        return { ok: true, value: key };
      });
      if (!set.ok) return set;
      const [row] = await tx.select({ likes: posts.likes }).from(posts).where(eq(posts.id, key));
      const stands = (await tx.$count(postLikes, isTheirs)) > 0;
      return { ok: true, value: { liked: stands, likes: row?.likes ?? 0 } };
    });
  }

  /** A write of a member that has a name of its own; answers the id of the post. */
  private async writing(
    memberId: number,
    sending: Sending,
    make: (tx: Queries, now: Date) => Promise<Result<number, PostRefusal>>,
  ): Promise<Result<string, PostRefusal>> {
    const now = new Date(this.clock.now());
    const made = await this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [memberId])).has(memberId)) return NO_MEMBER;
      return once(tx, { memberId, sending, now }, () => make(tx, now));
    });
    return made.ok ? { ok: true, value: String(made.value) } : made;
  }
}

/** What is looked through for listed words. */
const heldOf = (id: number, authorId: number, { title, document }: PostToKeep, now: Date) => ({
  kind: MODERATED.POST,
  id,
  authorId,
  written: { text: `${title}\n${documentText(document)}`, links: documentLinks(document) },
  now,
});

const contentOf = ({ board, title, document, pictureIds }: PostToKeep) => ({
  board,
  title,
  document,
  pictureIds,
  text: documentText(document),
  preview: documentPreview(document, PREVIEW),
});
