import { eq } from 'drizzle-orm';
import { personOf, type Clock, type Person } from '#core';
import type { StoredConditions } from '../../ports/notices/conditions';
import type { Database } from '../database';
import { memberConditions } from '../schema/conditions';

/** What members have saved of themselves. */
export class ConditionRepository implements StoredConditions {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async of(memberId: number): Promise<Person | null> {
    const [row] = await this.database.db
      .select({ person: memberConditions.person })
      .from(memberConditions)
      .where(eq(memberConditions.memberId, memberId));
    // An earlier version may have known other fields.
    return row === undefined ? null : personOf(row.person);
  }

  async save(memberId: number, person: Person): Promise<void> {
    const saved = { person, savedAt: new Date(this.clock.now()) };
    await this.database.db
      .insert(memberConditions)
      .values({ memberId, ...saved })
      .onConflictDoUpdate({ target: memberConditions.memberId, set: saved });
  }

  async forget(memberId: number): Promise<void> {
    await this.database.db.delete(memberConditions).where(eq(memberConditions.memberId, memberId));
  }
}
