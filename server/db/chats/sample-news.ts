import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { ITEM_TYPE, NOTIFICATION_KIND } from '#core';
import type { Queries } from '../database';
import { notificationCounts, notifications } from '../schema/notifications';

/** What somebody of the sample was told: of a room, or of an ask. */
export interface SampleNews {
  readonly memberId: number;
  readonly key: string;
  readonly of: { readonly chatRoomId: number } | { readonly mateRequestId: number };
  readonly link: string;
  /** ms */
  readonly at: number;
  /** ms; null where it is unread. */
  readonly readAt: number | null;
}

/** Tells people of the sample, in the order in which it happened, as the last that they were told. */
export async function tellSample(tx: Queries, news: readonly SampleNews[]): Promise<void> {
  if (news.length === 0) return;
  const people = [...new Set(news.map(({ memberId }) => memberId))];
  const counted = await tx
    .select()
    .from(notificationCounts)
    .where(inArray(notificationCounts.memberId, people));
  const last = new Map(counted.map(({ memberId, change }) => [memberId, change] as const));
  const rows = news
    .toSorted((a, b) => a.at - b.at)
    .map(({ memberId, key, of, link, at, readAt }) => {
      const change = (last.get(memberId) ?? 0) + 1;
      last.set(memberId, change);
      return {
        id: createHash('sha256').update(`${memberId} ${key}`).digest('base64url').slice(0, 22),
        memberId,
        key,
        kind: 'chatRoomId' in of ? NOTIFICATION_KIND.CHAT : NOTIFICATION_KIND.MATE,
        // What it says follows from what is there when it is read.
        title: '',
        message: '',
        targetCode: ITEM_TYPE.DEAL,
        link,
        ...of,
        createdAt: new Date(at),
        readAt: readAt === null ? null : new Date(readAt),
        change,
        firstChange: change,
      };
    });
  await tx.insert(notifications).values(rows);
  await tx
    .insert(notificationCounts)
    .values([...last].map(([memberId, change]) => ({ memberId, change })))
    .onConflictDoUpdate({
      target: notificationCounts.memberId,
      set: { change: sql`excluded.change` },
    });
}
