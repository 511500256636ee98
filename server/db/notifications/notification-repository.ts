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

/** What members were told. Every change raises the member's count in its own transaction. */
export class NotificationRepository implements StoredNotifications {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
    private readonly signals: SignalSender,
  ) {}

  async add(given: readonly NewNotification[]): Promise<void> {
    for (const memberId of new Set(given.map((one) => one.memberId))) {
      const theirs = given.filter((one) => one.memberId === memberId);
      await this.changing(memberId, async (tx, change) => {
        const rows = theirs.map(({ NOTI_TARGET_CD, LINK, ...one }) => ({
          ...one,
          id: randomBytes(16).toString('base64url'),
          targetCode: NOTI_TARGET_CD,
          link: LINK,
          createdAt: new Date(this.clock.now()),
          change,
        }));
        const added = await tx
          .insert(notifications)
          .values(rows)
          .onConflictDoNothing()
          .returning({ id: notifications.id });
        return added.length > 0;
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
      await this.changing(memberId, async (tx, change) => {
        const isMeant = ids === 'all' ? undefined : inArray(notifications.id, [...ids]);
        const marked = await tx
          .update(notifications)
          .set({ readAt: new Date(this.clock.now()), change })
          .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt), isMeant))
          .returning({ id: notifications.id });
        return marked.length > 0;
      });
    return unreadOf(this.database.db, memberId);
  }

  async since(memberId: number, change: number): Promise<readonly MemberNotification[]> {
    const { db } = this.database;
    const isLater = and(eq(notifications.memberId, memberId), gt(notifications.change, change));
    const rows = await db
      .select()
      .from(notifications)
      .where(isLater)
      .orderBy(asc(notifications.change), asc(notifications.id))
      .limit(MOST_SINCE);
    const last = rows.at(-1)?.change;
    if (rows.length < MOST_SINCE || last === undefined) return rows.map(toNotification);
    // All of one change come together: a page that goes on from it misses none.
    const whole = rows.filter((row) => row.change < last);
    const rest = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.memberId, memberId), eq(notifications.change, last)))
      .orderBy(asc(notifications.id));
    return [...whole, ...rest].map(toNotification);
  }

  async cluster(id: string) {
    const [row] = await this.database.db
      .select({ NOTI_TARGET_CD: notifications.targetCode, LINK: notifications.link })
      .from(notifications)
      .where(eq(notifications.id, id));
    return row ?? null;
  }

  /** Where nothing changed, the count stays; where something did, open pages are told afterwards. */
  private async changing(
    memberId: number,
    write: (tx: Queries, change: number) => Promise<boolean>,
  ): Promise<void> {
    const hasChanged = await this.database.db.transaction(async (tx) => {
      const [counted] = await tx
        .insert(notificationCounts)
        .values({ memberId, change: 1 })
        .onConflictDoUpdate({
          target: notificationCounts.memberId,
          set: { change: sql`${notificationCounts.change} + 1` },
        })
        .returning({ change: notificationCounts.change });
      if (counted === undefined) throw new Error('the database counted no change');
      const isWritten = await write(tx, counted.change);
      if (isWritten) await this.signals.send(tx, memberId);
      return isWritten;
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
