import { desc, eq, sql } from 'drizzle-orm';
import { newVapidKeys, type VapidKeys } from '../../shared/push/vapid-keys';
import type { Database } from '../database';
import { pushDevices, pushKeys } from '../schema/push';

/** Our keys for push services, made when a server starts first. */
export class PushKeyRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** The key that is given out; where there is none yet, one that all processes agree on. */
  async current(now: number): Promise<VapidKeys> {
    await this.add(1, now);
    const [last] = await this.database.db
      .select()
      .from(pushKeys)
      .orderBy(desc(pushKeys.number))
      .limit(1);
    if (last === undefined) throw new Error('no key for push services could be kept');
    return { publicKey: last.publicKey, privateKey: last.privateKey };
  }

  async of(publicKey: string): Promise<VapidKeys | null> {
    const [row] = await this.database.db
      .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
      .from(pushKeys)
      .where(eq(pushKeys.publicKey, publicKey));
    return row ?? null;
  }

  /** Makes a new one; what was made for those before is still sent. */
  async rotate(now: number): Promise<void> {
    const { db } = this.database;
    await this.current(now);
    const { rows } = await db.execute<{ next: number }>(
      sql`select max(number) + 1 as next from push_keys`,
    );
    await this.add(Number(rows[0]?.next), now);
  }

  /** Forgets all but the current one, and the devices that were subscribed for them; answers how many. */
  async forgetFormer(now: number): Promise<number> {
    const { publicKey } = await this.current(now);
    return this.database.db.transaction(async (tx) => {
      await tx.delete(pushKeys).where(sql`${pushKeys.publicKey} <> ${publicKey}`);
      const gone = await tx
        .delete(pushDevices)
        .where(sql`${pushDevices.publicKey} <> ${publicKey}`)
        .returning({ id: pushDevices.id });
      return gone.length;
    });
  }

  private async add(number: number, now: number): Promise<void> {
    const madeAt = new Date(now);
    await this.database.db
      .insert(pushKeys)
      .values({ number, ...newVapidKeys(), madeAt })
      .onConflictDoNothing();
  }
}
