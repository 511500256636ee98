import { and, asc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { seoulDay } from '#core';
import type { EndingDeal, EndingDeals, OwnersQuestion } from '../../ports/deals/ending-deals';
import { isSeenTo } from '../accounts/sample-accounts';
import type { Database } from '../database';
import { deals, dealShowings, dealViews, dealWords } from '../schema/deals';
import { houseShowings } from '../schema/house-showings';
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
          dealType: deals.kind,
          ownerId: deals.authorId,
          title: deals.title,
          shownUntil: deals.shownUntil,
        })
        .from(deals)
        .where(
          and(
            isOffered(new Date(now)),
            isNotNull(deals.authorId),
            // Nobody reads what an example's person is told, but whom one can sign in as.
            or(eq(deals.isExample, false), isSeenTo),
            lte(deals.shownUntil, new Date(by)),
            gt(deals.id, after),
          ),
        )
        .orderBy(asc(deals.id))
        .limit(BATCH);
      if (rows.length > 0)
        yield rows.flatMap(({ id, dealType, ownerId, title, shownUntil }) =>
          ownerId === null
            ? []
            : [{ id: String(id), dealType, ownerId, title, shownUntil: shownUntil.getTime() }],
        );
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  async *questioned(now: number): AsyncIterable<readonly OwnersQuestion[]> {
    const isAsked = sql<boolean>`exists (select from ${dealWords}
      where ${dealWords.dealId} = ${deals.id} and ${dealWords.what} = 'ASKED')`;
    for (let after = 0; ;) {
      const rows = await this.database.db
        .select({
          id: deals.id,
          dealType: deals.kind,
          ownerId: deals.authorId,
          title: deals.title,
          confirmedAt: deals.confirmedAt,
          shownUntil: deals.shownUntil,
          isAsked,
          isSaidGone: sql<boolean>`${deals.goneAt} is not null`,
        })
        .from(deals)
        .where(
          and(
            isOffered(new Date(now)),
            eq(deals.isExample, false),
            or(isAsked, isNotNull(deals.goneAt)),
            gt(deals.id, after),
          ),
        )
        .orderBy(asc(deals.id))
        .limit(BATCH);
      if (rows.length > 0)
        yield rows.flatMap(({ id, ownerId, confirmedAt, shownUntil, ...row }) =>
          ownerId === null
            ? []
            : [
                {
                  ...row,
                  id: String(id),
                  ownerId,
                  confirmedAt: confirmedAt.getTime(),
                  shownUntil: shownUntil.getTime(),
                },
              ],
        );
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  async forgetWords(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ place: sql`ctid` })
      .from(dealWords)
      .where(lt(dealWords.saidAt, new Date(before)))
      .orderBy(asc(dealWords.saidAt))
      .limit(most);
    const gone = await db
      .delete(dealWords)
      .where(inArray(sql`ctid`, oldest))
      .returning({ dealId: dealWords.dealId });
    return gone.length;
  }

  forgetViews(before: number, most: number): Promise<number> {
    return this.forget(dealViews, before, most);
  }

  async forgetShowings(before: number, most: number): Promise<number> {
    const ofDeals = await this.forget(dealShowings, before, most);
    return ofDeals + (await this.forget(houseShowings, before, most - ofDeals));
  }

  private async forget(
    of: typeof dealViews | typeof dealShowings | typeof houseShowings,
    before: number,
    most: number,
  ): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ place: sql`ctid` })
      .from(of)
      .where(lt(of.day, seoulDay(before)))
      .orderBy(asc(of.day))
      .limit(most);
    const gone = await db
      .delete(of)
      .where(inArray(sql`ctid`, oldest))
      .returning({ day: of.day });
    return gone.length;
  }
}
