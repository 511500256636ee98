import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { shownUntil, type DealKind, type DealStatus } from '#core';
import { isSeenTo } from '../accounts/sample-accounts';
import type { Queries } from '../database';
import { deals, dealViewCounts, dealWords } from '../schema/deals';
import { members } from '../schema/members';
import type { DealContent } from './deal-writer';

/** Whose an example is, and what became of it. */
export interface SampleLife {
  /** A place in the list of people. */
  readonly who: number;
  readonly status: DealStatus;
  /** ms */
  readonly createdAt: number;
  /** ms */
  readonly confirmedAt: number;
  /** Paths of drawn pictures, in place of those that people bring. */
  readonly pictures: readonly string[];
  /** How many looked at it each day, today first. */
  readonly views: readonly number[];
}

/** Whether examples of a kind are there. */
export async function hasExamples(tx: Queries, kind: DealKind): Promise<boolean> {
  const there = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.isExample, true), eq(deals.kind, kind)))
    .limit(1);
  return there.length > 0;
}

/** Adds people whom nobody can sign in as; they joined before the first of them wrote. */
export function addPeople(
  tx: Queries,
  people: readonly string[],
  rows: readonly SampleLife[],
): Promise<readonly { readonly id: number }[]> {
  const joined = new Date(Math.min(...rows.map(({ createdAt }) => createdAt)) - 60_000);
  return tx
    .insert(members)
    .values(people.map((nickname) => ({ nickname, createdAt: joined, certifiedAt: joined })))
    .returning({ id: members.id });
}

/** Rows of one statement. */
const AT_ONCE = 200;

/** Adds examples of these people, the oldest first; answers each with its id. */
export async function addExamples<Row extends SampleLife>(
  tx: Queries,
  rows: readonly Row[],
  people: readonly { readonly id: number }[],
  contentOf: (row: Row) => DealContent,
): Promise<readonly { readonly dealId: number; readonly row: Row }[]> {
  const oldestFirst = rows.toSorted((a, b) => a.createdAt - b.createdAt);
  const numbered: { readonly dealId: number; readonly row: Row }[] = [];
  for (let at = 0; at < oldestFirst.length; at += AT_ONCE) {
    const part = oldestFirst.slice(at, at + AT_ONCE);
    const added = await tx
      .insert(deals)
      .values(part.map((row) => exampleOf(row, people[row.who]?.id ?? null, contentOf(row))))
      .returning({ id: deals.id });
    added.forEach(({ id }, place) => {
      const row = part[place];
      if (row !== undefined) numbered.push({ dealId: id, row });
    });
  }
  return numbered;
}

const exampleOf = (row: SampleLife, authorId: number | null, content: DealContent) => ({
  ...content,
  pictures: row.pictures,
  authorId,
  status: row.status,
  createdAt: new Date(row.createdAt),
  confirmedAt: new Date(row.confirmedAt),
  shownUntil: new Date(shownUntil({ confirmedAt: row.confirmedAt, goneAt: null })),
  isExample: true,
});

/** Adds how many looked at them; `dayOf` names the day so many days ago. */
export async function addViews(
  tx: Queries,
  added: readonly { readonly dealId: number; readonly row: SampleLife }[],
  dayOf: (daysAgo: number) => string,
): Promise<void> {
  const counts = added.flatMap(({ dealId, row }) =>
    row.views.map((views, daysAgo) => ({ dealId, day: dayOf(daysAgo), views })),
  );
  if (counts.length > 0) await tx.insert(dealViewCounts).values(counts);
}

/**
 * Nobody confirms an example, but whom one can sign in as: the others that are on offer are confirmed
 * anew, so that a machine that runs for a week, or was away for one, still shows some.
 */
export async function confirmSampleDeals(tx: Queries, now: number): Promise<void> {
  const confirmedAt = new Date(now);
  const until = new Date(shownUntil({ confirmedAt: now, goneAt: null }));
  const confirmed = await tx
    .update(deals)
    .set({ confirmedAt, goneAt: null, shownUntil: until })
    .where(
      and(
        eq(deals.isExample, true),
        isNull(deals.removedAt),
        not(isSeenTo),
        sql`${deals.status} in ('OPEN', 'RESERVED')`,
        sql`${deals.shownUntil} < ${until.toISOString()}::timestamptz - interval '4 days'`,
      ),
    )
    .returning({ id: deals.id });
  const ids = confirmed.map(({ id }) => id);
  await tx.delete(dealWords).where(inArray(dealWords.dealId, ids));
}
