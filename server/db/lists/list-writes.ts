import { and, eq, sql } from 'drizzle-orm';
import {
  actOn,
  isAheadOf,
  joinedList,
  newHybridClock,
  thingOf,
  type Act,
  type HybridStamp,
  type Joined,
} from '#core';
import type { Queries } from '../database';
import { listEntries } from '../schema/list-entries';
import { members } from '../schema/members';
import type { ListForm } from './list-rows';

/** Who stamps what was done without a device that does. */
const SERVER = newHybridClock('server');

/**
 * Whether the member is there, who cannot leave until the transaction is over: one writer of a member's lists at a
 * time, or two that join would each miss what the other brings.
 */
export async function holdLists(tx: Queries, memberId: number): Promise<boolean> {
  const there = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  return there.length > 0;
}

/** Everything that is remembered of a member's list, newest first. */
export async function readList<Entry extends Joined>(
  tx: Queries,
  form: ListForm<Entry>,
  memberId: number,
): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(listEntries)
    .where(and(eq(listEntries.memberId, memberId), eq(listEntries.list, form.name)));
  return joinedList(rows.map(form.entryOf), form.rule);
}

/** Joins entries to the list of a member who is held, and answers all that is remembered then. */
export async function joinRows<Entry extends Joined>(
  tx: Queries,
  form: ListForm<Entry>,
  memberId: number,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const before = await readList(tx, form, memberId);
  const after = joinedList([...before, ...entries], form.rule);
  const known = new Set(before);
  const changed = after.filter((entry) => !known.has(entry));
  const { identityOf = thingOf } = form.rule;
  const remembered = new Set(after.map(identityOf));
  const forgotten = before.filter((entry) => !remembered.has(identityOf(entry)));
  if (forgotten.length > 0) {
    const [types, ids] = [forgotten.map(({ type }) => type), forgotten.map(({ id }) => id)];
    const ways = forgotten.map((entry) => form.partsOf(entry).way);
    const { type, target, way } = listEntries;
    await tx.delete(listEntries).where(
      and(
        eq(listEntries.memberId, memberId),
        eq(listEntries.list, form.name),
        sql`(${type}, ${target}, ${way}) in (select * from unnest(
            ${sql.param(types)}::text[], ${sql.param(ids)}::text[], ${sql.param(ways)}::text[]))`,
      ),
    );
  }
  if (changed.length > 0)
    await tx
      .insert(listEntries)
      .values(
        changed.map((entry) => ({
          memberId,
          list: form.name,
          type: entry.type,
          target: entry.id,
          at: entry.at,
          isKept: entry.isKept,
          ...form.partsOf(entry),
        })),
      )
      .onConflictDoUpdate({
        target: [
          listEntries.memberId,
          listEntries.list,
          listEntries.type,
          listEntries.target,
          listEntries.way,
        ],
        set: {
          at: sql`excluded.at`,
          isKept: sql`excluded.is_kept`,
          detail: sql`excluded.detail`,
        },
      });
  return after;
}

/** Something done with things of the list of a member who is held; answers what stands of them then. */
export async function actOnRows<Entry extends Joined>(
  tx: Queries,
  form: ListForm<Entry>,
  { memberId, now }: { readonly memberId: number; readonly now: number },
  { acts, at }: { readonly acts: readonly Act<Entry>[]; readonly at: HybridStamp | null },
): Promise<readonly Entry[]> {
  const { rule } = form;
  const { identityOf = thingOf } = rule;
  const entries =
    at === null
      ? actOn(await readList(tx, form, memberId), acts, { clock: SERVER, now, rule }).entries
      : acts.map((act) => act(at));
  const after = await joinRows(tx, form, memberId, entries);
  // One that is so old that it is forgotten at once is answered as it was asked for.
  return entries.map(
    (entry) => after.find((stands) => identityOf(stands) === identityOf(entry)) ?? entry,
  );
}

/** Whether any of these is stamped later than clocks may be ahead. */
export const areAhead = (now: number, stamps: readonly HybridStamp[]): boolean =>
  stamps.some((stamp) => isAheadOf(now, stamp));
