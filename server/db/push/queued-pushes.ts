import { sql } from 'drizzle-orm';
import { pushKindOf, pushWindow, type NotificationKind, type PushKind } from '#core';
import { SEND_PUSH_JOB, type QueuedPush } from '../../ports/push/push';
import type { Queries } from '../database';
import { addJobs } from '../jobs/job-repository';

/** A member's count before and after a change. */
export interface RaisedCount {
  readonly memberId: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Queues a push for every device that is to be told what these changes told, in their transaction: it is
 * there exactly if they are. What was read, or changed without being told anew, is queued no second time.
 */
export async function queuePushes(
  tx: Pick<Queries, 'execute' | 'insert'>,
  raised: readonly RaisedCount[],
): Promise<void> {
  const { rows } = await tx.execute<{
    id: string;
    kind: NotificationKind;
    told_at: string;
    device: string;
    kinds: readonly PushKind[];
  }>(sql`
    select told.id, told.kind, (extract(epoch from told.created_at) * 1000)::bigint as told_at,
      device.id as device, device.kinds
    from unnest(${sql.param(raised.map(({ memberId }) => memberId))}::bigint[],
        ${sql.param(raised.map(({ before }) => before))}::bigint[],
        ${sql.param(raised.map(({ after }) => after))}::bigint[]) as raised (member_id, before, after)
    join push_devices device on device.member_id = raised.member_id
    join notifications told on told.member_id = raised.member_id
      and told.change > raised.before and told.change <= raised.after and told.read_at is null`);
  await addJobs(
    tx,
    rows.flatMap(({ id, kind, told_at, device, kinds }) => {
      const pushKind = pushKindOf(kind);
      if (pushKind === null || !kinds.includes(pushKind)) return [];
      const toldAt = Number(told_at);
      const payload: QueuedPush = { deviceId: device, notificationId: id, toldAt };
      return {
        kind: SEND_PUSH_JOB,
        key: `${device} ${id} ${String(toldAt)}`,
        payload,
        runAt: pushWindow(toldAt).from,
      };
    }),
  );
}
