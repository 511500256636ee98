import { and, eq, isNull, sql } from 'drizzle-orm';
import { DEAL_KIND, shownUntil, type DealStatus } from '#core';
import type { DirectToKeep } from '../../ports/deals/deals';
import type { Queries } from '../database';
import { dealContacts, dealPlaces, deals, dealViewCounts } from '../schema/deals';
import { members } from '../schema/members';
import { directContent, placeOf } from './direct-writer';

/** Rows of one statement. */
const AT_ONCE = 200;

/** A direct deal of the sample. */
export interface SampleDirect extends DirectToKeep {
  /** A place in the list of people. */
  readonly who: number;
  readonly status: DealStatus;
  /** ms */
  readonly createdAt: number;
  /** ms */
  readonly confirmedAt: number;
  /** How many looked at it each day, today first. */
  readonly views: readonly number[];
  /** Paths of drawn pictures, in place of those that people bring. */
  readonly pictures: readonly string[];
}

/**
 * Adds people whom nobody can sign in as, and what they offer; nothing where examples are there.
 * `dayOf` names the day so many days ago.
 */
export async function writeSampleDirects(
  tx: Queries,
  people: readonly string[],
  rows: readonly SampleDirect[],
  dayOf: (daysAgo: number) => string,
): Promise<void> {
  const there = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.isExample, true), eq(deals.kind, DEAL_KIND.direct)))
    .limit(1);
  if (there.length > 0 || rows.length === 0) return;
  const joined = new Date(Math.min(...rows.map(({ createdAt }) => createdAt)) - 60_000);
  const ids = await tx
    .insert(members)
    .values(people.map((nickname) => ({ nickname, createdAt: joined, certifiedAt: joined })))
    .returning({ id: members.id });
  const oldestFirst = rows.toSorted((a, b) => a.createdAt - b.createdAt);
  for (let at = 0; at < oldestFirst.length; at += AT_ONCE)
    await addPart(tx, oldestFirst.slice(at, at + AT_ONCE), ids, dayOf);
}

async function addPart(
  tx: Queries,
  rows: readonly SampleDirect[],
  people: readonly { readonly id: number }[],
  dayOf: (daysAgo: number) => string,
): Promise<void> {
  const added = await tx
    .insert(deals)
    .values(
      rows.map((row) => ({
        ...directContent(row),
        kind: DEAL_KIND.direct,
        pictures: row.pictures,
        authorId: people[row.who]?.id ?? null,
        status: row.status,
        createdAt: new Date(row.createdAt),
        confirmedAt: new Date(row.confirmedAt),
        shownUntil: new Date(shownUntil({ confirmedAt: row.confirmedAt, goneAt: null })),
        isExample: true,
      })),
    )
    .returning({ id: deals.id });
  const numbered = rows.flatMap((row, at) => {
    const dealId = added[at]?.id;
    return dealId === undefined ? [] : [{ dealId, row }];
  });
  await tx
    .insert(dealPlaces)
    .values(numbered.map(({ dealId, row }) => ({ dealId, ...placeOf(row.draft) })));
  await tx
    .insert(dealContacts)
    .values(numbered.map(({ dealId, row }) => ({ dealId, ...row.draft.contact })));
  const counts = numbered.flatMap(({ dealId, row }) =>
    row.views.map((views, daysAgo) => ({ dealId, day: dayOf(daysAgo), views })),
  );
  if (counts.length > 0) await tx.insert(dealViewCounts).values(counts);
}

/**
 * Nobody confirms an example: those that are on offer are confirmed anew, so that a machine that runs for
 * a week, or was away for one, still shows some.
 */
export async function confirmSampleDirects(tx: Queries, now: number): Promise<void> {
  const confirmedAt = new Date(now);
  const until = new Date(shownUntil({ confirmedAt: now, goneAt: null }));
  await tx
    .update(deals)
    .set({ confirmedAt, shownUntil: until })
    .where(
      and(
        eq(deals.isExample, true),
        isNull(deals.removedAt),
        sql`${deals.status} in ('OPEN', 'RESERVED')`,
        sql`${deals.shownUntil} < ${until.toISOString()}::timestamptz - interval '4 days'`,
      ),
    );
}
