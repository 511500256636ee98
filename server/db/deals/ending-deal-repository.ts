import { and, asc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { seoulDay } from '#core';
import type { EndingDeal, EndingDeals } from '../../ports/deals/ending-deals';
import type { Database } from '../database';
import { deals, dealViews } from '../schema/deals';
import { isOffered } from './deal-rows';

/** Deals of one statement. */
const BATCH = 500;

/** What jobs ask of deals, and forget of them. */
export class EndingDealRepository implements EndingDeals {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async *endingBy(now: number, by: number): AsyncIterable<readonly EndingDeal[]> {
    for (let after = 0; ;) {
      const rows = await this.database.db
        .select({
          id: deals.id,
          ownerId: deals.authorId,
          title: deals.title,
          shownUntil: deals.shownUntil,
        })
        .from(deals)
        .where(
          and(
            isOffered(new Date(now)),
            isNotNull(deals.authorId),
            // Nobody reads what an example's person is told.
            eq(deals.isExample, false),
            lte(deals.shownUntil, new Date(by)),
            gt(deals.id, after),
          ),
        )
        .orderBy(asc(deals.id))
        .limit(BATCH);
      if (rows.length > 0)
        yield rows.flatMap(({ id, ownerId, title, shownUntil }) =>
          ownerId === null
            ? []
            : [{ id: String(id), ownerId, title, shownUntil: shownUntil.getTime() }],
        );
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  async forgetViews(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ place: sql`ctid` })
      .from(dealViews)
      .where(lt(dealViews.day, seoulDay(before)))
      .orderBy(asc(dealViews.day))
      .limit(most);
    const gone = await db
      .delete(dealViews)
      .where(inArray(sql`ctid`, oldest))
      .returning({ day: dealViews.day });
    return gone.length;
  }
}
