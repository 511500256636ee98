import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  NONE_UNREAD,
  NOTIFICATION_KIND,
  type Clock,
  type InboxPage,
  type InboxQuery,
  type MemberNotification,
  type Unread,
} from '#core';
import { BadCursorError } from '../../shared/sealed-cursor';
import type {
  AskedChanges,
  NewNotification,
  StoredNotifications,
} from '../../ports/notifications/notifications';
import { isRoomTold, roomTexts } from '../chats/chat-notices';
import { isVisitTold, visitTexts } from '../chats/visit-notices';
import { askTexts, isAskTold } from '../mates/mate-notices';
import type { Database, Queries } from '../database';
import { notificationCounts, notifications } from '../schema/notifications';
import { askedRows, byPlace } from './asked-rows';
import { bundleTexts, isTold } from './bundle-rows';
import type { SignalSender } from './member-signals';
import { changing } from './notification-changes';

type Row = typeof notifications.$inferSelect;

/** Whether something of a room, or of a visit that was agreed in it, may be told. */
const isTalkTold = or(isRoomTold, isVisitTold);

const CURSOR = /^(\d{1,15})-([\w-]{1,64})$/;
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
          const rows = part.flatMap(({ NOTI_TARGET_CD, LINK, roomId, ...one }) => {
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
              chatRoomId: roomId === undefined ? null : Number(roomId),
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
          isTalkTold,
          isAskTold,
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

/** Of each who asks those that changed since, in the order of their changes, at most so many. */
export async function notificationsSince(
  tx: Queries,
  asked: readonly AskedChanges[],
  most: number,
): Promise<ReadonlyMap<number, readonly MemberNotification[]>> {
  const { rows: later } = await tx.execute<{ place: string; id: string }>(sql`
    select asked.place, told.id from ${askedRows(asked)}
    cross join lateral (select id, change from notifications
      where member_id = asked.member_id and change > asked.after
      order by change limit ${most}) told
    order by asked.place, told.change`);
  if (later.length === 0) return new Map();
  const ids = [...new Set(later.map(({ id }) => id))];
  const rows = await tx.select().from(notifications).where(inArray(notifications.id, ids));
  const known = new Map((await toNotifications(tx, rows)).map((one) => [one.id, one] as const));
  return byPlace(later, ({ id }) => known.get(id));
}

/** One that a member was told, as it is now; null where there is none. */
export async function notificationOf(
  db: Pick<Queries, 'execute' | 'select'>,
  memberId: number,
  id: string,
): Promise<MemberNotification | null> {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.memberId, memberId)));
  const [one] = await toNotifications(db, rows);
  return one ?? null;
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
        isTalkTold,
        isAskTold,
      ),
    )
    .where(eq(notificationCounts.memberId, memberId))
    .groupBy(change, notifications.kind);
  const counts = { ...NONE_UNREAD };
  for (const { kind, unread } of rows) if (kind !== null) counts[kind] = unread;
  return { counts, change: rows[0]?.change ?? 0 };
}

/** A bundle, a room, a visit or an ask of which nothing is left asks to be read by nobody. */
async function toNotifications(
  db: Pick<Queries, 'execute' | 'select'>,
  rows: readonly Row[],
): Promise<readonly MemberNotification[]> {
  const texts = await bundleTexts(db, rows);
  const ofRooms = rows.flatMap(({ id, kind, chatRoomId }) =>
    chatRoomId === null || kind !== NOTIFICATION_KIND.CHAT ? [] : [id],
  );
  const ofAsks = rows.flatMap(({ id, mateRequestId }) => (mateRequestId === null ? [] : [id]));
  const said = new Map([
    ...(await roomTexts(db, ofRooms)),
    ...(await visitTexts(db, rows)),
    ...(await askTexts(db, ofAsks)),
  ]);
  return rows.map((row) => {
    const { id, kind, targetCode, link, createdAt, readAt, change, firstChange } = row;
    const bundle = texts.get(id);
    const { title, message } = bundle ?? said.get(id) ?? row;
    const isLost = bundle === undefined && row.title === '' && !said.has(id);
    return {
      id,
      kind,
      title,
      message,
      NOTI_TARGET_CD: targetCode,
      LINK: link,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null || bundle?.people === 0 || isLost,
      change,
      firstChange,
    };
  });
}
