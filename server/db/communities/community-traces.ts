import { asc, inArray, lt, sql } from 'drizzle-orm';
import { seoulDay } from '#core';
import type { Database } from '../database';
import { memberWrites, postViews } from '../schema/communities';

/** What is kept of what people did for a while alone: who read what, and how each sending was named. */
export class CommunityTraces {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * Forgets of the readings on days before that of a moment (ms) the oldest, at most so many; answers how
   * many these were. The counts of posts stay.
   */
  async forgetViews(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ place: sql`ctid` })
      .from(postViews)
      .where(lt(postViews.day, seoulDay(before)))
      .orderBy(asc(postViews.day))
      .limit(most);
    const gone = await db
      .delete(postViews)
      .where(inArray(sql`ctid`, oldest))
      .returning({ day: postViews.day });
    return gone.length;
  }

  /** The same of the names of sendings: what is sent again later is another one. */
  async forgetWrites(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ place: sql`ctid` })
      .from(memberWrites)
      .where(lt(memberWrites.writtenAt, new Date(before)))
      .orderBy(asc(memberWrites.writtenAt))
      .limit(most);
    const gone = await db
      .delete(memberWrites)
      .where(inArray(sql`ctid`, oldest))
      .returning({ key: memberWrites.key });
    return gone.length;
  }
}
