import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { collectionRights, type CollectionRights, type CollectionRole, type Result } from '#core';
import type { CollectionRefusal } from '../../ports/collections/collections';
import { holdMembers } from '../communities/member-writes';
import { readerOf } from '../communities/reader';
import type { Database, Queries } from '../database';
import type { LastChanges, SignalSender } from '../notifications/member-signals';
import { collections, collectionSeats } from '../schema/collections';

/** Where collections are written, and who is told of it. */
export interface CollectionPlace {
  readonly database: Pick<Database, 'db'>;
  readonly signals: SignalSender;
}

type Row = typeof collections.$inferSelect;

/** A collection that nobody else writes in until the transaction is over. */
export interface LockedCollection {
  readonly row: Row;
  /** Of the one who writes; `reader` for who is not in it. */
  readonly role: CollectionRole;
  readonly rights: CollectionRights;
  /** Those who are in it, the one who writes too. */
  readonly memberIds: readonly number[];
}

/** Who hears of what was written; nobody where nothing changed. */
export interface Written<Value> {
  readonly value: Value;
  readonly hearing: readonly number[];
}

export type Act<Value> = (
  tx: Queries,
  locked: LockedCollection,
) => Promise<Result<Written<Value>, CollectionRefusal>>;

const NOBODY: LastChanges = new Map();

/**
 * Does something in a locked collection; the open pages of those who are in it hear of it. Members are
 * locked before collections, as everywhere, and collections before the counts of members.
 */
export async function inCollection<Value>(
  { database, signals }: CollectionPlace,
  { memberId, id }: { readonly memberId: number; readonly id: number },
  act: Act<Value>,
): Promise<Result<Value, CollectionRefusal>> {
  const { done, heard } = await database.db.transaction(async (tx) => {
    const locked = await lock(tx, memberId, id);
    if (!locked.ok) return { done: locked, heard: NOBODY };
    const made = await act(tx, locked.value);
    if (!made.ok) return { done: made, heard: NOBODY };
    const { hearing } = made.value;
    return { done: made, heard: await tellOf(tx, signals, { id, memberId, hearing }) };
  });
  for (const [member, change] of heard) signals.sent(member, change);
  return done.ok ? { ok: true, value: done.value.value } : done;
}

async function lock(
  tx: Queries,
  memberId: number,
  id: number,
): Promise<Result<LockedCollection, CollectionRefusal>> {
  // Whoever comes meanwhile is held by their own transaction, which waits for the collection.
  const around = await seatedIn(tx, id);
  if (!(await holdMembers(tx, [memberId, ...around])).has(memberId))
    return { ok: false, reason: 'no-member' };
  const [row] = await tx
    .select()
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.removedAt)))
    .for('no key update');
  if (row === undefined) return { ok: false, reason: 'none' };
  const { apart } = await readerOf(tx, memberId);
  const isOwner = row.authorId === memberId;
  if (apart.includes(row.authorId) || (row.holdState !== null && !isOwner))
    return { ok: false, reason: 'none' };
  const memberIds = await seatedIn(tx, id);
  const role = isOwner ? 'owner' : memberIds.includes(memberId) ? 'member' : 'reader';
  return { ok: true, value: { row, role, rights: collectionRights(role, row), memberIds } };
}

async function seatedIn(tx: Queries, id: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ memberId: collectionSeats.memberId })
    .from(collectionSeats)
    .where(and(eq(collectionSeats.collectionId, id), isNull(collectionSeats.leftAt)));
  return rows.map(({ memberId }) => memberId);
}

interface Told {
  readonly id: number;
  readonly memberId: number;
  readonly hearing: readonly number[];
}

/** Raises the counts of those who hear of it; whom the writer does not meet hears of nothing. */
async function tellOf(
  tx: Queries,
  signals: SignalSender,
  { id, memberId, hearing }: Told,
): Promise<LastChanges> {
  if (hearing.length === 0) return NOBODY;
  const { apart } = await readerOf(tx, memberId);
  const told = hearing.filter((one) => !apart.includes(one));
  const { rows } = await tx.execute<{ member_id: string; change: string }>(sql`
    with counted as (
      insert into notification_counts (member_id, change)
      select member_id, 1 from collection_seats
      where collection_id = ${id} and member_id = any(${sql.param(told)}::bigint[])
      order by member_id
      on conflict (member_id) do update set change = notification_counts.change + 1
      returning member_id, change),
    seated as (
      update collection_seats set change = counted.change from counted
      where collection_seats.collection_id = ${id}
        and collection_seats.member_id = counted.member_id)
    select member_id, change, ${signals.telling(sql`counted`)} from counted`);
  return new Map(rows.map(({ member_id, change }) => [Number(member_id), Number(change)]));
}

/** Somebody's other seats in collections that are there. */
export const seatCount = (tx: Queries, memberId: number): Promise<number> =>
  tx
    .select({ id: collectionSeats.id })
    .from(collectionSeats)
    .innerJoin(collections, eq(collections.id, collectionSeats.collectionId))
    .where(
      and(
        eq(collectionSeats.memberId, memberId),
        isNull(collectionSeats.leftAt),
        isNull(collections.removedAt),
      ),
    )
    .then((rows) => rows.length);

/** Seats of those who are in it besides its owner. */
export const joinedSeats = (row: Row) =>
  and(
    eq(collectionSeats.collectionId, row.id),
    isNull(collectionSeats.leftAt),
    ne(collectionSeats.memberId, row.authorId),
  );
