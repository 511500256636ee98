import { asc, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { checklists } from '../schema/checklists';
import { NOT_SHARED } from './checklist-repository';

const key = { memberId: checklists.memberId, id: checklists.id };

/** Forgets what is over of checklists. */
export class OldChecklists {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Forgets tombstones from before a moment (ms), the oldest, at most so many; answers how many. */
  async forgetTombstones(before: number, most: number): Promise<number> {
    const old = this.database.db
      .select(key)
      .from(checklists)
      .where(lt(checklists.removedAt, new Date(before)))
      .orderBy(asc(checklists.removedAt))
      .limit(most)
      .for('update', { skipLocked: true });
    const gone = await this.database.db
      .delete(checklists)
      .where(sql`(${checklists.memberId}, ${checklists.id}) in ${old}`)
      .returning(key);
    return gone.length;
  }

  /** Forgets links that ended before a moment (ms), at most so many; answers how many. */
  async forgetShares(before: number, most: number): Promise<number> {
    const over = this.database.db
      .select(key)
      .from(checklists)
      .where(lt(checklists.shareUntil, new Date(before)))
      .orderBy(asc(checklists.shareUntil))
      .limit(most)
      .for('update', { skipLocked: true });
    const ended = await this.database.db
      .update(checklists)
      .set({ ...NOT_SHARED, revision: sql`${checklists.revision} + 1` })
      .where(sql`(${checklists.memberId}, ${checklists.id}) in ${over}`)
      .returning(key);
    return ended.length;
  }
}
