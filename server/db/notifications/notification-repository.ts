import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock, InboxPage, MemberNotification } from '#core';
import { BadCursorError } from '../../shared/sealed-cursor';
import type { NewNotification, StoredNotifications } from '../../ports/notifications';
import type { Database, Queries } from '../database';
import { notificationCounts, notifications } from '../schema/notifications';
import type { SignalSender } from './member-signals';

type Row = typeof notifications.$inferSelect;

const CURSOR = /^(\d{1,15})-([\w-]{1,64})$/;
/** Of what a page missed: more are asked for again, from the last one on. */
const MOST_SINCE = 500;

/**
 * What members were told. Every change of a notification raises its member's count by one, in its own
 * transaction: who heard of all up to a count goes on from there, also from within what was written
 * at once.
 */
export class NotificationRepository implements StoredNotifications {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
    private readonly signals: SignalSender,
  ) {}

  async add(given: readonly NewNotification[]): Promise<void> {
    for (const memberId of new Set(given.map((one) => one.memberId))) {
      const theirs = given.filter((one) => one.memberId === memberId);
      await this.changing(memberId, async (tx, before) => {
        const rows = theirs.map(({ NOTI_TARGET_CD, LINK, ...one }, at) => ({
          ...one,
          id: randomBytes(16).toString('base64url'),
          targetCode: NOTI_TARGET_CD,
          link: LINK,
          createdAt: new Date(this.clock.now()),
          change: before + at + 1,
        }));
        const added = await tx
          .insert(notifications)
          .values(rows)
          .onConflictDoNothing()
          .returning({ change: notifications.change });
        return Math.max(before, ...added.map(({ change }) => change));
      });
    }
  }

  async page(
    memberId: number,
    { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
  ): Promise<InboxPage> {
    const { db } = this.database;
    // First: what comes meanwhile is told live once more.
    const change = await changeOf(db, memberId);
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.memberId, memberId), cursor === null ? undefined : after(cursor)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit + 1);
    const last = rows[limit - 1];
    const next =
      rows.length > limit && last !== undefined ? `${last.createdAt.getTime()}-${last.id}` : null;
    const items = rows.slice(0, limit).map(toNotification);
    return { items, next, unread: await unreadOf(db, memberId), change };
  }

  async read(memberId: number, ids: readonly string[] | 'all'): Promise<number> {
    if (ids === 'all' || ids.length > 0)
      await this.changing(memberId, async (tx, before) => {
        const isMeant = ids === 'all' ? undefined : inArray(notifications.id, [...ids]);
        const { id, change } = notifications;
        const meant = tx
          .select({ id, place: sql<number>`row_number() over (order by ${change})`.as('place') })
          .from(notifications)
          .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt), isMeant))
          .as('meant');
        const marked = await tx
          .update(notifications)
          .set({
            readAt: new Date(this.clock.now()),
            change: sql`${before}::bigint + ${meant.place}`,
          })
          .from(meant)
          .where(eq(id, meant.id))
          .returning({ id });
        return before + marked.length;
      });
    return unreadOf(this.database.db, memberId);
  }

  async since(memberId: number, change: number): Promise<readonly MemberNotification[]> {
    const isLater = and(eq(notifications.memberId, memberId), gt(notifications.change, change));
    const rows = await this.database.db
      .select()
      .from(notifications)
      .where(isLater)
      .orderBy(asc(notifications.change))
      .limit(MOST_SINCE);
    return rows.map(toNotification);
  }

  async cluster(id: string) {
    const [row] = await this.database.db
      .select({ NOTI_TARGET_CD: notifications.targetCode, LINK: notifications.link })
      .from(notifications)
      .where(eq(notifications.id, id));
    return row ?? null;
  }

  /**
   * Writes what comes after a count, and answers the count of the last change: where nothing changed,
   * it stays; where something did, open pages are told afterwards.
   */
  private async changing(
    memberId: number,
    write: (tx: Queries, before: number) => Promise<number>,
  ): Promise<void> {
    const hasChanged = await this.database.db.transaction(async (tx) => {
      const [counted] = await tx
        .insert(notificationCounts)
        .values({ memberId, change: 0 })
        // It locks the row: the next one waits here.
        .onConflictDoUpdate({
          target: notificationCounts.memberId,
          set: { change: sql`${notificationCounts.change}` },
        })
        .returning({ change: notificationCounts.change });
      if (counted === undefined) throw new Error('the database counted no change');
      const change = await write(tx, counted.change);
      if (change === counted.change) return false;
      await tx
        .update(notificationCounts)
        .set({ change })
        .where(eq(notificationCounts.memberId, memberId));
      await this.signals.send(tx, memberId);
      return true;
    });
    if (hasChanged) this.signals.sent(memberId);
  }
}

function after(cursor: string) {
  const [, ms, id] = CURSOR.exec(cursor) ?? [];
  const at = new Date(Number(ms));
  if (id === undefined || Number.isNaN(at.getTime())) throw new BadCursorError();
  return or(
    lt(notifications.createdAt, at),
    and(eq(notifications.createdAt, at), lt(notifications.id, id)),
  );
}

async function changeOf(db: Pick<Queries, 'select'>, memberId: number): Promise<number> {
  const [row] = await db
    .select({ change: notificationCounts.change })
    .from(notificationCounts)
    .where(eq(notificationCounts.memberId, memberId));
  return row?.change ?? 0;
}

async function unreadOf(db: Pick<Queries, 'select'>, memberId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

function toNotification(row: Row): MemberNotification {
  const { id, kind, title, message, targetCode, link, createdAt, readAt, change } = row;
  return {
    id,
    kind,
    title,
    message,
    NOTI_TARGET_CD: targetCode,
    LINK: link,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    change,
  };
}
