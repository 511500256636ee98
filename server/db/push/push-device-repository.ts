import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import {
  MOST_PUSH_DEVICES,
  PUSH_KINDS,
  withPushKind,
  type Clock,
  type PushAddress,
  type PushChoice,
  type PushKind,
} from '#core';
import type { Caller } from '../../ports/accounts/sessions';
import type { StopCode, StoredPushDevices } from '../../ports/push/push';
import { isProven } from '../../shared/push/stop-code';
import type { Database } from '../database';
import { members, sessionFamilies } from '../schema/members';
import { pushDevices } from '../schema/push';

const drawn = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** What devices of members are pushed. */
export class PushDeviceRepository implements StoredPushDevices {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async choiceOf({ familyId }: Caller): Promise<PushChoice | null> {
    const [row] = await this.database.db
      .select({ kinds: pushDevices.kinds, showsText: pushDevices.showsText })
      .from(pushDevices)
      .where(eq(pushDevices.familyId, familyId));
    return row ?? null;
  }

  async kindsElsewhere({ memberId, familyId }: Caller): Promise<readonly PushKind[]> {
    const rows = await this.database.db
      .select({ kinds: pushDevices.kinds })
      .from(pushDevices)
      .where(and(eq(pushDevices.memberId, memberId), ne(pushDevices.familyId, familyId)));
    return PUSH_KINDS.filter((kind) => rows.some(({ kinds }) => kinds.includes(kind)));
  }

  set(
    { memberId, familyId }: Caller,
    address: PushAddress,
    { kinds, showsText }: PushChoice,
  ): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      // Devices of one member are set one after another, so that never more are kept than may be.
      await tx
        .select({ id: members.id })
        .from(members)
        .where(eq(members.id, memberId))
        .for('update');
      const [open] = await tx
        .select({ id: sessionFamilies.id })
        .from(sessionFamilies)
        .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.endedAt)))
        .for('update');
      if (open === undefined) return false;
      const { endpoint } = address;
      // A device that somebody else used is theirs no more; one that was set anew has a new code.
      await tx
        .delete(pushDevices)
        .where(or(eq(pushDevices.familyId, familyId), eq(pushDevices.endpoint, endpoint)));
      await tx.insert(pushDevices).values({
        ...address,
        id: drawn(16),
        memberId,
        familyId,
        kinds: [...kinds],
        showsText,
        stopSecret: drawn(32),
        setAt: new Date(this.clock.now()),
      });
      const kept = tx
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(eq(pushDevices.memberId, memberId))
        .orderBy(desc(pushDevices.setAt), desc(pushDevices.id))
        .limit(MOST_PUSH_DEVICES);
      await tx
        .delete(pushDevices)
        .where(
          and(
            eq(pushDevices.memberId, memberId),
            ne(pushDevices.familyId, familyId),
            sql`${pushDevices.id} not in ${kept}`,
          ),
        );
      return true;
    });
  }

  async remove({ familyId }: Caller): Promise<void> {
    await this.database.db.delete(pushDevices).where(eq(pushDevices.familyId, familyId));
  }

  async stop(code: StopCode): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const [device] = await tx
        .select({ kinds: pushDevices.kinds, secret: pushDevices.stopSecret })
        .from(pushDevices)
        .where(eq(pushDevices.id, code.deviceId))
        .for('update');
      if (device === undefined || !isProven(code, device.secret)) return;
      const kinds = [...withPushKind(device.kinds, code.kind, false)];
      const it = eq(pushDevices.id, code.deviceId);
      if (kinds.length === 0) await tx.delete(pushDevices).where(it);
      else await tx.update(pushDevices).set({ kinds }).where(it);
    });
  }
}
