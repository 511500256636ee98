import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { CONSENT_STATE, consentSeenBy, type MateConsent, type MateRequest } from '#core';
import type { Queries } from '../database';
import { mateNumbers, mateRequests } from '../schema/mates';

type RequestRow = typeof mateRequests.$inferSelect;
type NumberRow = typeof mateNumbers.$inferSelect;

/** What is between two people, with the numbers that they opened. */
export interface Between {
  readonly id: number;
  readonly request: MateRequest;
  readonly numbers: readonly NumberRow[];
}

/** Locks of two people. */
const PAIR_LOCK = 20_261_128;

/** Two who do something with each other at the same time come one after the other. */
export async function lockPair(tx: Queries, one: number, other: number): Promise<void> {
  const pair = [one, other].toSorted((a, b) => a - b).join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(${PAIR_LOCK}, hashtext(${pair}))`);
}

export const isBetween = (one: number, other: number): SQL =>
  sql`least(${mateRequests.askerId}, ${mateRequests.askedId}) = ${Math.min(one, other)}::bigint
    and greatest(${mateRequests.askerId}, ${mateRequests.askedId}) = ${Math.max(one, other)}::bigint`;

/** Those of these rows as the core reads them. */
export async function betweenOf(
  tx: Pick<Queries, 'select'>,
  rows: readonly RequestRow[],
): Promise<readonly Between[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const opened = await tx.select().from(mateNumbers).where(inArray(mateNumbers.requestId, ids));
  return rows.map((row) => {
    const numbers = opened.filter(({ requestId }) => requestId === row.id);
    return { id: row.id, request: toRequest(row, numbers), numbers };
  });
}

const toRequest = (row: RequestRow, numbers: readonly NumberRow[]): MateRequest => ({
  asker: String(row.askerId),
  asked: String(row.askedId),
  askedAt: row.askedAt.getTime(),
  isWithdrawn: row.isWithdrawn,
  answer: row.answer,
  endedBy: row.endedBy === null ? null : String(row.endedBy),
  openedBy: numbers.map(({ memberId }) => String(memberId)),
});

/** What a member sees of what is between them and somebody; what was withdrawn is as never asked. */
export function seenConsent(between: Between | null, member: number, now: number): MateConsent {
  const { lapsesAt, ...seen } = consentSeenBy(between?.request ?? null, String(member), now);
  return {
    ...seen,
    requestId: between === null || seen.state === 'NONE' ? null : String(between.id),
    lapsesAt: lapsesAt === null ? null : new Date(lapsesAt).toISOString(),
  };
}

export async function consentBetween(
  tx: Pick<Queries, 'select'>,
  { member, other, now }: { readonly member: number; readonly other: number; readonly now: number },
): Promise<MateConsent> {
  const rows = await tx.select().from(mateRequests).where(isBetween(member, other));
  const [between = null] = await betweenOf(tx, rows);
  return seenConsent(between, member, now);
}

/** Of these people those with whom a member has an agreement that stands. */
export async function agreedWith(
  tx: Pick<Queries, 'select'>,
  member: number,
  { others, now }: { readonly others: readonly number[]; readonly now: number },
): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set();
  const { askerId, askedId } = mateRequests;
  const rows = await tx
    .select()
    .from(mateRequests)
    .where(
      or(
        and(eq(askerId, member), inArray(askedId, [...others])),
        and(eq(askedId, member), inArray(askerId, [...others])),
      ),
    );
  const agreed = rows.filter(
    (row) =>
      consentSeenBy(toRequest(row, []), String(member), now).state === CONSENT_STATE.ACCEPTED,
  );
  return new Set(agreed.map((row) => (row.askerId === member ? row.askedId : row.askerId)));
}

/** All that is between a member and others. */
export const ofMember = (member: number): SQL | undefined =>
  or(eq(mateRequests.askerId, member), eq(mateRequests.askedId, member));

export const isRequest = (id: number, member: number): SQL | undefined =>
  and(eq(mateRequests.id, id), ofMember(member));
