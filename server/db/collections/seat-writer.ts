import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  isLinkOpen,
  MOST_COLLECTION_MEMBERS,
  MOST_COLLECTIONS,
  type Clock,
  type LinkWish,
  type Result,
} from '#core';
import type { CollectionRefusal } from '../../ports/collections/collections';
import { newToken } from '../../shared/secret-token';
import { rowId } from '../communities/row-ids';
import type { Queries } from '../database';
import { collections, collectionSeats, collectionVotes } from '../schema/collections';
import { members } from '../schema/members';
import {
  inCollection,
  joinedSeats,
  seatCount,
  type Act,
  type CollectionPlace,
} from './collection-locks';

const NONE = { ok: false, reason: 'none' } as const;
const UNCHANGED = { ok: true, value: { value: null, hearing: [] } } as const;
const DAY_MS = 86_400_000;

type Answer = Promise<Result<null, CollectionRefusal>>;

/** Who is in collections: their links, and who comes and goes. */
export class SeatWriter {
  constructor(
    private readonly place: CollectionPlace,
    private readonly clock: Clock,
  ) {}

  share(memberId: number, id: string, { mayAdd, mayVote, days }: LinkWish): Answer {
    return this.owning(memberId, id, async (tx, { row, memberIds }) => {
      const now = this.clock.now();
      const isNew = row.code === null;
      await tx
        .update(collections)
        .set({
          mayAdd,
          mayVote,
          linkEndsAt: days === null ? null : new Date(now + days * DAY_MS),
          ...(isNew && { code: newToken(), linkMadeAt: new Date(now) }),
        })
        .where(eq(collections.id, row.id));
      return { ok: true, value: { value: null, hearing: memberIds } };
    });
  }

  withdraw(memberId: number, id: string): Answer {
    return this.owning(memberId, id, async (tx, { row, memberIds }) => {
      if (row.code === null) return UNCHANGED;
      await tx
        .update(collections)
        .set({ code: null, linkMadeAt: null, linkEndsAt: null })
        .where(eq(collections.id, row.id));
      await this.end(
        tx,
        row.id,
        memberIds.filter((one) => one !== row.authorId),
      );
      return { ok: true, value: { value: null, hearing: memberIds } };
    });
  }

  putOut(memberId: number, id: string, seat: string): Answer {
    const seatId = rowId(seat);
    return this.owning(memberId, id, async (tx, { row, memberIds }) => {
      if (seatId === null) return UNCHANGED;
      const [out] = await tx
        .update(collectionSeats)
        .set({ isPutOut: true })
        .where(and(joinedSeats(row), eq(collectionSeats.id, seatId)))
        .returning({ memberId: collectionSeats.memberId });
      if (out === undefined) return UNCHANGED;
      await this.end(tx, row.id, [out.memberId]);
      return { ok: true, value: { value: null, hearing: memberIds } };
    });
  }

  leave(memberId: number, id: string): Answer {
    const key = rowId(id);
    if (key === null) return Promise.resolve({ ok: true, value: null });
    return inCollection(this.place, { memberId, id: key }, async (tx, { row, role, memberIds }) => {
      if (role === 'owner') return { ok: false, reason: 'owner-stays' };
      if (role === 'reader') return UNCHANGED;
      await this.end(tx, row.id, [memberId]);
      return { ok: true, value: { value: null, hearing: memberIds } };
    }).then((done) => (done.ok || done.reason !== 'none' ? done : { ok: true, value: null }));
  }

  async join(memberId: number, code: string): Promise<Result<string, CollectionRefusal>> {
    const { db } = this.place.database;
    const [named] = await db
      .select({ id: collections.id })
      .from(collections)
      .where(eq(collections.code, code));
    if (named === undefined) return NONE;
    const { id } = named;
    return inCollection<string>(this.place, { memberId, id }, async (tx, locked) => {
      const { row, role, memberIds } = locked;
      const now = this.clock.now();
      // It may have been withdrawn while the collection was waited for.
      if (row.code !== code || !isLinkOpen(row.linkEndsAt?.getTime() ?? null, now)) return NONE;
      const value = String(id);
      if (role !== 'reader') return { ok: true, value: { value, hearing: [] } };
      const isThis = and(
        eq(collectionSeats.collectionId, id),
        eq(collectionSeats.memberId, memberId),
      );
      const [before] = await tx.select().from(collectionSeats).where(isThis);
      if (before?.isPutOut === true && isBefore(row.linkMadeAt, before.leftAt)) return NONE;
      if (memberIds.length >= MOST_COLLECTION_MEMBERS) return { ok: false, reason: 'members-full' };
      await lockOwn(tx, memberId);
      if (!(await this.hasRoom(tx, memberId))) return { ok: false, reason: 'full' };
      const seat = { joinedAt: new Date(now), leftAt: null, isPutOut: false };
      await tx
        .insert(collectionSeats)
        .values({ collectionId: id, memberId, ...seat })
        .onConflictDoUpdate({
          target: [collectionSeats.collectionId, collectionSeats.memberId],
          set: seat,
        });
      return { ok: true, value: { value, hearing: [...memberIds, memberId] } };
    });
  }

  /** Locks a member against themselves: two at once would each find room for the last. */
  async holdOwn(tx: Queries, memberId: number): Promise<boolean> {
    return (await lockOwn(tx, memberId)) > 0;
  }

  async hasRoom(tx: Queries, memberId: number): Promise<boolean> {
    return (await seatCount(tx, memberId)) < MOST_COLLECTIONS;
  }

  /** They are in it no more, and their votes with them; what they added stays. */
  private async end(tx: Queries, id: number, memberIds: readonly number[]): Promise<void> {
    if (memberIds.length === 0) return;
    await tx
      .update(collectionSeats)
      .set({ leftAt: new Date(this.clock.now()) })
      .where(
        and(
          eq(collectionSeats.collectionId, id),
          isNull(collectionSeats.leftAt),
          inArray(collectionSeats.memberId, [...memberIds]),
        ),
      );
    await tx
      .delete(collectionVotes)
      .where(
        and(
          eq(collectionVotes.collectionId, id),
          inArray(collectionVotes.memberId, [...memberIds]),
        ),
      );
  }

  private owning(memberId: number, id: string, act: Act<null>): Answer {
    const key = rowId(id);
    if (key === null) return Promise.resolve(NONE);
    return inCollection(this.place, { memberId, id: key }, (tx, locked) => {
      if (locked.role === 'reader') return Promise.resolve(NONE);
      if (!locked.rights.mayManage)
        return Promise.resolve({ ok: false, reason: 'not-theirs' } as const);
      return act(tx, locked);
    });
  }
}

const isBefore = (madeAt: Date | null, leftAt: Date | null): boolean =>
  (madeAt?.getTime() ?? 0) <= (leftAt?.getTime() ?? 0);

const lockOwn = (tx: Queries, memberId: number): Promise<number> =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
    .then((rows) => rows.length);
