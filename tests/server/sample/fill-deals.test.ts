import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, DEAL_STATUS, seoulMidnight } from '#core';
import type { Database } from '../../../server/db/database';
import { dealContacts, dealPlaces, deals, dealViewCounts } from '../../../server/db/schema/deals';
import { members } from '../../../server/db/schema/members';
import { DEAL_PEOPLE } from '../../../server/sample/deals/deal-people';
import { fillDeals } from '../../../server/sample/deals/fill-deals';
import { DATABASES, openTestDatabase } from '../../support/databases';

const TODAY = '20261120';

describe.each(DATABASES)('filling in the direct deals on %s', (kind) => {
  let database: Database;
  const fill = (day: string) => database.db.transaction((tx) => fillDeals(tx, day));
  const sizes = () =>
    Promise.all(
      [deals, dealPlaces, dealContacts, dealViewCounts, members].map((table) =>
        database.db.$count(table),
      ),
    );
  /** How many are on offer at the midnight that a day begins with. */
  const onOffer = (day: string) =>
    database.db.$count(
      deals,
      sql`${deals.status} in ('OPEN', 'RESERVED')
        and ${deals.shownUntil} > ${new Date(seoulMidnight(day)).toISOString()}::timestamptz`,
    );

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fill(TODAY);
  });
  afterAll(() => database.close());

  it('puts in every deal as an example, with its place, its contact and its views', async () => {
    const [all = 0, places, contacts, views = 0, people] = await sizes();
    expect(all).toBeGreaterThanOrEqual(420);
    expect(await database.db.$count(deals, eq(deals.isExample, true))).toBe(all);
    expect([places, contacts, people]).toEqual([all, all, DEAL_PEOPLE.length]);
    expect(views).toBe(all * 7);
    expect(await onOffer(TODAY)).toBeGreaterThan(all * 0.88);
  });

  it('writes nothing of the future', async () => {
    const [last] = await database.db
      .select({
        created: sql<string>`max(${deals.createdAt})`,
        confirmed: sql<string>`max(${deals.confirmedAt})`,
      })
      .from(deals);
    expect(Date.parse(last?.created ?? '')).toBeLessThan(seoulMidnight(TODAY));
    expect(Date.parse(last?.confirmed ?? '')).toBeLessThanOrEqual(seoulMidnight(TODAY));
  });

  it('adds nothing a week later, but confirms those on offer anew and leaves what is hidden', async () => {
    const before = [await sizes(), await onOffer(TODAY)];
    const later = addDays(TODAY, 8);
    expect(await onOffer(later)).toBe(0);
    await fill(later);
    expect([await sizes(), await onOffer(later)]).toEqual(before);
    const hidden = await database.db
      .select({ confirmedAt: deals.confirmedAt })
      .from(deals)
      .where(eq(deals.status, DEAL_STATUS.HIDDEN));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { confirmedAt } of hidden)
      expect(confirmedAt.getTime()).toBeLessThan(seoulMidnight(TODAY));
  });
});
