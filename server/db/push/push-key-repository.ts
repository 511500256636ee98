import { desc, eq, sql } from 'drizzle-orm';
import { areVapidKeys, newVapidKeys, type VapidKeys } from '../../shared/push/vapid-keys';
import type { Database } from '../database';
import { pushDevices, pushKeys } from '../schema/push';

/** Our keys for push services, made when a server starts first. */
export class PushKeyRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * The key that is given out; where there is none yet, one that all processes agree on. A server before this
   * one wrote some pairs wrongly, for which no service takes a push: such a pair is followed by a new one.
   */
  async current(now: number): Promise<VapidKeys> {
    await this.add(1, now);
    const { number, ...keys } = await this.last();
    if (areVapidKeys(keys)) return keys;
    await this.add(number + 1, now);
    const { publicKey, privateKey } = await this.last();
    return { publicKey, privateKey };
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

  private async last(): Promise<VapidKeys & { readonly number: number }> {
    const { number, publicKey, privateKey } = pushKeys;
    const [last] = await this.database.db
      .select({ number, publicKey, privateKey })
      .from(pushKeys)
      .orderBy(desc(number))
      .limit(1);
    if (last === undefined) throw new Error('no key for push services could be kept');
    return last;
  }

  private async add(number: number, now: number): Promise<void> {
    const madeAt = new Date(now);
    await this.database.db
      .insert(pushKeys)
      .values({ number, ...newVapidKeys(), madeAt })
      .onConflictDoNothing();
  }
}
