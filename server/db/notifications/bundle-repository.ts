import { randomBytes } from 'node:crypto';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import {
  ITEM_TYPE,
  MODERATED,
  NOTIFICATION_KIND,
  seoulDay,
  seoulMidnight,
  type BundledKind,
  type Clock,
  type ModeratedKind,
} from '#core';
import type { StoredBundles } from '../../ports/notifications/notifications';
import { findComment } from '../communities/comment-locks';
import { holdMembers } from '../communities/member-writes';
import { rowId } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import { posts } from '../schema/communities';
import { notificationParts, notifications } from '../schema/notifications';
import { isPartLive, isTold } from './bundle-rows';
import type { SignalSender } from './member-signals';
import { changing } from './notification-changes';

/** Whom a bundle is for, and of what. */
interface About {
  readonly memberId: number;
  readonly kind: BundledKind;
  readonly postId: number;
  readonly commentId: number | null;
}

/** Who did something; with the comment where something was said. */
interface Deed {
  readonly actorId: number;
  readonly saidId: number | null;
}

/**
 * Tells members what others did with what they wrote, a day, kind and thing as one (spec/readings R39a).
 * A bundle holds who did something and never what is said of it: that follows from what is there when
 * it is read, so that nothing of a like taken back, of what is held, or of people who do not meet is
 * ever told.
 */
export class BundleRepository implements StoredBundles {
  constructor(
    private readonly place: {
      readonly database: Pick<Database, 'db'>;
      readonly signals: SignalSender;
    },
    private readonly clock: Clock,
  ) {}

  async liked(kind: ModeratedKind, id: string, actorId: number): Promise<void> {
    const key = rowId(id);
    if (key === null) return;
    const { db } = this.place.database;
    const found =
      kind === MODERATED.COMMENT
        ? await findComment(db, key)
        : (await db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, key)))[0];
    if (found?.authorId == null) return;
    const about: About = {
      memberId: found.authorId,
      kind: NOTIFICATION_KIND.LIKE,
      postId: 'postId' in found ? found.postId : key,
      commentId: 'postId' in found ? key : null,
    };
    await this.tell([about], { actorId, saidId: null });
  }

  async said(id: string): Promise<void> {
    const key = rowId(id);
    const { db } = this.place.database;
    const said = key === null ? null : await findComment(db, key);
    if (key === null || said?.authorId == null) return;
    const { postId, parentId, mentionId, authorId } = said;
    const [post] = await db
      .select({ authorId: posts.authorId })
      .from(posts)
      .where(eq(posts.id, postId));
    const thread = parentId === null ? null : await findComment(db, parentId);
    const answered = [thread?.authorId, mentionId];
    const replies = answered.map((memberId) => ({
      memberId,
      kind: NOTIFICATION_KIND.REPLY,
      commentId: parentId,
    }));
    const comment = { memberId: post?.authorId, kind: NOTIFICATION_KIND.COMMENT, commentId: null };
    // Who is answered is not told once more that something was said below their post.
    const byMember = new Map<number, About>();
    for (const { memberId, ...about } of [comment, ...replies])
      if (memberId != null) byMember.set(memberId, { ...about, memberId, postId });
    await this.tell([...byMember.values()], { actorId: authorId, saidId: key });
  }

  private async tell(abouts: readonly About[], deed: Deed): Promise<void> {
    const others = abouts.filter(({ memberId }) => memberId !== deed.actorId);
    if (others.length === 0) return;
    const memberIds = others.map(({ memberId }) => memberId);
    await changing(this.place, {
      memberIds,
      // Members are locked before their counts, as whoever leaves does.
      first: (tx) => holdMembers(tx, [...memberIds, deed.actorId]),
      write: async (tx, before, there) => {
        if (there?.has(deed.actorId) !== true) return new Map();
        const after = new Map<number, number>();
        for (const about of others) {
          const last = before.get(about.memberId);
          if (last === undefined) continue;
          if (await this.write(tx, about, deed, last + 1)) after.set(about.memberId, last + 1);
        }
        return after;
      },
    });
  }

  /** Whether a notification has this change now. */
  private async write(tx: Queries, about: About, deed: Deed, change: number): Promise<boolean> {
    const known = await partOf(tx, about, deed);
    if (known !== null) return known.isRead ? false : this.refresh(tx, known.id, change);
    const open = await this.openBundle(tx, about);
    const id = open ?? (await this.begin(tx, about, change));
    const place = await addPart(tx, id, deed);
    if (place !== null && (await isPartLive(tx, place))) {
      if (open !== null)
        await tx
          .update(notifications)
          .set({ change, createdAt: this.now() })
          .where(eq(notifications.id, id));
      return true;
    }
    if (place !== null)
      await tx.delete(notificationParts).where(eq(notificationParts.place, place));
    if (open === null) await tx.delete(notifications).where(eq(notifications.id, id));
    return false;
  }

  /** Something of an unread one changed; of which nothing is left is nothing to read. */
  private async refresh(tx: Queries, id: string, change: number): Promise<boolean> {
    await tx
      .update(notifications)
      .set({
        change,
        readAt: sql`case when ${isTold} then null else ${this.now()}::timestamptz end`,
      })
      .where(eq(notifications.id, id));
    return true;
  }

  /** The unread one of today, where it still tells something. */
  private async openBundle(tx: Queries, about: About): Promise<string | null> {
    const now = this.clock.now();
    const [open] = await tx
      .select({ id: notifications.id, isTold: sql<boolean>`${isTold}` })
      .from(notifications)
      .where(
        and(
          isAbout(about),
          isNull(notifications.readAt),
          gte(notifications.createdAt, new Date(seoulMidnight(seoulDay(now)))),
        ),
      )
      .limit(1);
    if (open === undefined) return null;
    if (open.isTold) return open.id;
    // Pages count it no more: what is told now is another one.
    await tx.update(notifications).set({ readAt: this.now() }).where(eq(notifications.id, open.id));
    return null;
  }

  private async begin(tx: Queries, about: About, change: number): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    await tx.insert(notifications).values({
      ...about,
      id,
      key: `bundle ${id}`,
      title: '',
      message: '',
      targetCode: ITEM_TYPE.COMMUNITY,
      link: String(about.postId),
      createdAt: this.now(),
      change,
      firstChange: change,
    });
    return id;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

const isAbout = ({ memberId, kind, postId, commentId }: About) =>
  and(
    eq(notifications.memberId, memberId),
    eq(notifications.kind, kind),
    eq(notifications.postId, postId),
    commentId === null ? isNull(notifications.commentId) : eq(notifications.commentId, commentId),
  );

const isDeed = ({ actorId, saidId }: Deed) =>
  and(
    eq(notificationParts.actorId, actorId),
    saidId === null ? isNull(notificationParts.commentId) : eq(notificationParts.commentId, saidId),
  );

/** Where it was told already. */
async function partOf(tx: Queries, about: About, deed: Deed) {
  const [part] = await tx
    .select({ id: notifications.id, readAt: notifications.readAt })
    .from(notificationParts)
    .innerJoin(notifications, eq(notifications.id, notificationParts.notificationId))
    .where(and(isAbout(about), isDeed(deed)))
    .orderBy(desc(notificationParts.place))
    .limit(1);
  return part === undefined ? null : { id: part.id, isRead: part.readAt !== null };
}

async function addPart(tx: Queries, notificationId: string, { actorId, saidId }: Deed) {
  const [part] = await tx
    .insert(notificationParts)
    .values({ notificationId, actorId, commentId: saidId })
    .returning({ place: notificationParts.place });
  return part?.place ?? null;
}
