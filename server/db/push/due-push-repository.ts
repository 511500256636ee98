import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  APP_PAGES,
  dealPath,
  notificationTarget,
  pagePath,
  pushKindOf,
  type MemberNotification,
} from '#core';
import type { DuePush, DuePushes, QueuedPush } from '../../ports/push/push';
import { stopCode } from '../../shared/push/stop-code';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { notificationOf } from '../notifications/notification-repository';
import { deals } from '../schema/deals';
import { sessionFamilies } from '../schema/members';
import { pushDevices } from '../schema/push';

/** What of the queued pushes is still to be sent. */
export class DuePushRepository implements DuePushes {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async of(queued: QueuedPush, now: number): Promise<DuePush | null> {
    const { db } = this.database;
    const [device] = await db
      .select({ device: pushDevices })
      .from(pushDevices)
      .innerJoin(sessionFamilies, eq(sessionFamilies.id, pushDevices.familyId))
      .where(
        and(
          eq(pushDevices.id, queued.deviceId),
          isNull(sessionFamilies.endedAt),
          // A session whose tokens have all run out has ended as well; nobody told us.
          sql`exists (select from session_tokens where family_id = ${sessionFamilies.id}
            and expires_at > ${new Date(now).toISOString()})`,
        ),
      );
    if (device === undefined) return null;
    const { id, memberId, endpoint, p256dh, auth, publicKey, kinds, showsText, stopSecret } =
      device.device;
    const told = await notificationOf(db, memberId, queued.notificationId);
    if (told === null || told.isRead || Date.parse(told.createdAt) !== queued.toldAt) return null;
    const kind = pushKindOf(told.kind);
    if (kind === null || !kinds.includes(kind)) return null;
    return {
      address: { endpoint, p256dh, auth, publicKey },
      kind,
      showsText,
      told,
      path: await this.pathOf(told),
      stop: stopCode(id, stopSecret, kind),
    };
  }

  async forget(deviceId: string, endpoint: string): Promise<void> {
    await this.database.db
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, deviceId), eq(pushDevices.endpoint, endpoint)));
  }

  /** A worker has nobody to look things up: what leads to an item is its page. */
  private async pathOf(told: MemberNotification): Promise<string> {
    const target = notificationTarget(told);
    if ('path' in target) return target.path;
    if ('invalid' in target) return APP_PAGES.notifications.path;
    if (target.lookup === 'community') return pagePath('post', { id: target.id });
    const key = rowId(target.id);
    const [deal] =
      key === null
        ? []
        : await this.database.db
            .select({ dealType: deals.kind })
            .from(deals)
            .where(eq(deals.id, key));
    return dealPath(deal ?? null, target.id) ?? APP_PAGES.notifications.path;
  }
}
