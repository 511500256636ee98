import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import { REPORT_TARGET, type Clock } from '#core';
import type { Database } from '../database';
import { setManyPictureUses } from '../pictures/many-picture-uses';
import { chatMessages, chatRooms } from '../schema/chats';
import { reports } from '../schema/reports';

/** Rooms in which nothing has been said for years. */
export class SilentRooms {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Forgets of the rooms in which nothing was said since a moment (ms) the longest silent, at most so many,
   * with all that was said in them; answers how many these were. Their pictures are used no more. One that
   * somebody reported since then stays: what goes with a report shows its pictures.
   */
  forget(before: number, most: number): Promise<number> {
    const since = new Date(before);
    return this.database.db.transaction(async (tx) => {
      const reported = tx
        .select({ id: reports.id })
        .from(reports)
        .where(
          and(
            eq(reports.targetCode, REPORT_TARGET.CHAT),
            eq(reports.targetId, sql`${chatRooms.id}::text`),
            gte(reports.reportedAt, since),
          ),
        );
      const rooms = await tx
        .select({ id: chatRooms.id })
        .from(chatRooms)
        .where(and(lt(chatRooms.lastAt, since), notExists(reported)))
        .orderBy(asc(chatRooms.lastAt))
        .limit(most)
        // Where somebody writes just now it is silent no more.
        .for('update', { skipLocked: true });
      const ids = rooms.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const pictured = await tx
        .select({ roomId: chatMessages.roomId, number: chatMessages.number })
        .from(chatMessages)
        .where(
          and(inArray(chatMessages.roomId, ids), sql`cardinality(${chatMessages.pictures}) > 0`),
        );
      const shown = pictured.map(({ roomId, number }) => ({
        usedBy: `${roomId}-${number}`,
        pictureIds: [],
      }));
      if (shown.length > 0) await setManyPictureUses(tx, 'chat', shown, new Date(this.clock.now()));
      await tx.delete(chatRooms).where(inArray(chatRooms.id, ids));
      return ids.length;
    });
  }
}
