import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../database';
import { dealContacts, dealPlaces, deals } from '../schema/deals';
import { dealAlarmFinds, dealNews } from '../schema/deal-alarms';
import { mateRequests } from '../schema/mates';

/** What is left of deals and of what two asked each other, once it is over for years. */
export class OverDeals {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * Forgets where the rooms are, and whom to call about them, of deals that were last shown before a moment
   * (ms), at most so many; answers how many these were. Nobody can open them again (spec/readings R41).
   */
  forgetPlaces(before: number, most: number): Promise<number> {
    return this.database.db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: deals.id })
        .from(deals)
        .innerJoin(dealPlaces, eq(dealPlaces.dealId, deals.id))
        .where(and(lt(deals.shownUntil, new Date(before)), eq(deals.isExample, false)))
        .orderBy(asc(deals.shownUntil))
        .limit(most);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.delete(dealPlaces).where(inArray(dealPlaces.dealId, ids));
      await tx.delete(dealContacts).where(inArray(dealContacts.dealId, ids));
      return ids.length;
    });
  }

  /**
   * Forgets to whose searches deals were news that were last shown before a moment (ms), at most so many
   * deals; answers how many these were. Once they are over for good they are news to nobody again.
   */
  forgetNews(before: number, most: number): Promise<number> {
    return this.database.db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: dealNews.dealId })
        .from(dealNews)
        .innerJoin(deals, eq(deals.id, dealNews.dealId))
        .where(lt(deals.shownUntil, new Date(before)))
        .orderBy(asc(deals.shownUntil))
        .limit(most);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.delete(dealAlarmFinds).where(inArray(dealAlarmFinds.dealId, ids));
      await tx.delete(dealNews).where(inArray(dealNews.dealId, ids));
      return ids.length;
    });
  }

  /**
   * Forgets what one asked another before a moment (ms) that came to nothing or was ended, with the numbers
   * that were opened, at most so many; answers how many these were.
   */
  async forgetRequests(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const { id, askedAt, answer, endedBy, isWithdrawn } = mateRequests;
    const oldest = db
      .select({ id })
      .from(mateRequests)
      .where(
        and(
          lt(askedAt, new Date(before)),
          or(isNull(answer), ne(answer, 'ACCEPTED'), isNotNull(endedBy), isWithdrawn),
        ),
      )
      .orderBy(asc(askedAt))
      .limit(most);
    const gone = await db.delete(mateRequests).where(inArray(id, oldest)).returning({ id });
    return gone.length;
  }
}
