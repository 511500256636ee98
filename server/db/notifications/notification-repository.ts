import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  NONE_UNREAD,
  type Clock,
  type InboxPage,
  type InboxQuery,
  type MemberNotification,
  type Unread,
} from '#core';
import { BadCursorError } from '../../shared/sealed-cursor';
import type { NewNotification, StoredNotifications } from '../../ports/notifications/notifications';
import type { Database, Queries } from '../database';
import { notificationCounts, notifications } from '../schema/notifications';
import { bundleTexts, isTold } from './bundle-rows';
import type { SignalSender } from './member-signals';
import { changing } from './notification-changes';

type Row = typeof notifications.$inferSelect;

const CURSOR = /^(\d{1,15})-([\w-]{1,64})$/;
/** Of what a page missed: more are asked for again, from the last one on. */
const MOST_SINCE = 500;
/** So many are written at once: their members wait for nothing else of theirs meanwhile. */
const ADDED_AT_ONCE = 250;

/**
 * What members were told. Every change of a notification raises its member's count by one, in its own
 * transaction: who heard of all up to a count goes on from there, also from within what was written
 * at once.
 */
export class NotificationRepository implements StoredNotifications {
  private readonly place: {
    readonly database: Pick<Database, 'db'>;
    readonly signals: SignalSender;
  };

  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
    signals: SignalSender,
  ) {
    this.place = { database, signals };
  }

  async add(given: readonly NewNotification[]): Promise<void> {
    const inOrder = given.toSorted((a, b) => a.memberId - b.memberId);
    for (let at = 0; at < inOrder.length; at += ADDED_AT_ONCE) {
      const part = inOrder.slice(at, at + ADDED_AT_ONCE);
      await changing(this.place, {
        memberIds: part.map(({ memberId }) => memberId),
        write: async (tx, before) => {
          const next = new Map(before);
          const rows = part.flatMap(({ NOTI_TARGET_CD, LINK, ...one }) => {
            const last = next.get(one.memberId);
            // The account was closed since somebody thought of telling its member.
            if (last === undefined) return [];
            const change = last + 1;
            next.set(one.memberId, change);
            return {
              ...one,
              id: randomBytes(16).toString('base64url'),
              targetCode: NOTI_TARGET_CD,
              link: LINK,
              createdAt: new Date(this.clock.now()),
              change,
              firstChange: change,
            };
          });
          if (rows.length === 0) return new Map();
          const added = await tx
            .insert(notifications)
            .values(rows)
            .onConflictDoNothing()
            .returning({ memberId: notifications.memberId, change: notifications.change });
          const after = new Map<number, number>();
          for (const { memberId, change } of added)
            after.set(memberId, Math.max(change, after.get(memberId) ?? 0));
          return after;
        },
      });
    }
  }

  async page(memberId: number, { kind, cursor, limit }: InboxQuery): Promise<InboxPage> {
    const { db } = this.database;
    // First: what comes meanwhile is told live once more.
    const unread = await unreadOf(db, memberId);
    const rows = await db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.memberId, memberId),
          kind === null ? undefined : eq(notifications.kind, kind),
          cursor === null ? undefined : after(cursor),
          isTold,
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit + 1);
    const last = rows[limit - 1];
    const next =
      rows.length > limit && last !== undefined ? `${last.createdAt.getTime()}-${last.id}` : null;
    return { items: await toNotifications(db, rows.slice(0, limit)), next, unread };
  }

  async read(memberId: number, ids: readonly string[] | 'all', upTo?: number): Promise<Unread> {
    if (ids === 'all' || ids.length > 0)
      await changing(this.place, {
        memberIds: [memberId],
        write: async (tx, counted) => {
          const before = counted.get(memberId) ?? 0;
          const { id, change } = notifications;
          const isMeant = and(
            ids === 'all' ? undefined : inArray(id, [...ids]),
            // A bundle may have changed since it was told.
            upTo === undefined ? undefined : lte(change, upTo),
          );
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
          return new Map(marked.length === 0 ? [] : [[memberId, before + marked.length]]);
        },
      });
    return unreadOf(this.database.db, memberId);
  }

  async since(memberId: number, change: number): Promise<readonly MemberNotification[]> {
    const isLater = and(eq(notifications.memberId, memberId), gt(notifications.change, change));
    const { db } = this.database;
    const rows = await db
      .select()
      .from(notifications)
      .where(isLater)
      .orderBy(asc(notifications.change))
      .limit(MOST_SINCE);
    return toNotifications(db, rows);
  }

  async cluster(id: string) {
    const [row] = await this.database.db
      .select({ NOTI_TARGET_CD: notifications.targetCode, LINK: notifications.link })
      .from(notifications)
      .where(eq(notifications.id, id));
    return row ?? null;
  }

  async forget(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ id: notifications.id })
      .from(notifications)
      .where(lt(notifications.createdAt, new Date(before)))
      .orderBy(asc(notifications.createdAt))
      .limit(most);
    const gone = await db
      .delete(notifications)
      .where(inArray(notifications.id, oldest))
      .returning({ id: notifications.id });
    return gone.length;
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

/** One statement, so that the counts are those of the change. */
async function unreadOf(db: Pick<Queries, 'select'>, memberId: number): Promise<Unread> {
  const { change } = notificationCounts;
  const rows = await db
    .select({ change, kind: notifications.kind, unread: count(notifications.id) })
    .from(notificationCounts)
    .leftJoin(
      notifications,
      and(
        eq(notifications.memberId, notificationCounts.memberId),
        isNull(notifications.readAt),
        isTold,
      ),
    )
    .where(eq(notificationCounts.memberId, memberId))
    .groupBy(change, notifications.kind);
  const counts = { ...NONE_UNREAD };
  for (const { kind, unread } of rows) if (kind !== null) counts[kind] = unread;
  return { counts, change: rows[0]?.change ?? 0 };
}

/** A bundle of which nothing is left asks to be read by nobody. */
async function toNotifications(
  db: Pick<Queries, 'execute'>,
  rows: readonly Row[],
): Promise<readonly MemberNotification[]> {
  const texts = await bundleTexts(db, rows);
  return rows.map((row) => {
    const { id, kind, targetCode, link, createdAt, readAt, change, firstChange } = row;
    const bundle = texts.get(id);
    const { title, message } = bundle ?? row;
    return {
      id,
      kind,
      title,
      message,
      NOTI_TARGET_CD: targetCode,
      LINK: link,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null || bundle?.people === 0,
      change,
      firstChange,
    };
  });
}
