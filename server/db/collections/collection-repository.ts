import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { MODERATED, type Clock, type CollectedRef, type Collection, type Result } from '#core';
import type { CollectionRefusal, StoredCollections } from '../../ports/collections/collections';
import type { Sending } from '../../ports/sending';
import { once } from '../communities/member-writes';
import { rowId } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import { holdListed } from '../moderation/hold';
import { collections, collectionSeats } from '../schema/collections';
import { inSnapshot } from '../snapshot';
import { CollectedWriter } from './collected-writer';
import { listCollections } from './collection-list';
import { inCollection, type CollectionPlace } from './collection-locks';
import { readCollection, type Named } from './collection-rows';
import { SeatWriter } from './seat-writer';

const NONE = { ok: false, reason: 'none' } as const;
const DONE = { ok: true, value: null } as const;

/** Named lists that members share by a link (spec/readings R65). */
export class CollectionRepository implements StoredCollections {
  readonly add: StoredCollections['add'];
  readonly takeOut: StoredCollections['takeOut'];
  readonly vote: StoredCollections['vote'];
  readonly share: StoredCollections['share'];
  readonly withdraw: StoredCollections['withdraw'];
  readonly putOut: StoredCollections['putOut'];
  readonly leave: StoredCollections['leave'];
  readonly join: StoredCollections['join'];
  private readonly seats: SeatWriter;

  constructor(
    private readonly place: CollectionPlace,
    private readonly clock: Clock,
  ) {
    const items = new CollectedWriter(place, clock);
    this.seats = new SeatWriter(place, clock);
    this.add = (...given) => items.add(...given);
    this.takeOut = (...given) => items.takeOut(...given);
    this.vote = (...given) => items.vote(...given);
    this.share = (...given) => this.seats.share(...given);
    this.withdraw = (...given) => this.seats.withdraw(...given);
    this.putOut = (...given) => this.seats.putOut(...given);
    this.leave = (...given) => this.seats.leave(...given);
    this.join = (...given) => this.seats.join(...given);
  }

  of(memberId: number, about: CollectedRef | null) {
    return inSnapshot(this.place.database, (tx) => listCollections(tx, memberId, about));
  }

  one(memberId: number, id: string): Promise<Result<Collection, 'none'>> {
    const key = rowId(id);
    return key === null ? Promise.resolve(NONE) : this.read(memberId, { id: key });
  }

  shared(memberId: number | null, code: string): Promise<Result<Collection, 'none'>> {
    return this.read(memberId, { code });
  }

  async isThere(id: string): Promise<boolean> {
    const key = rowId(id);
    if (key === null) return false;
    const { removedAt, holdState } = collections;
    const rows = await this.place.database.db
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.id, key), isNull(removedAt), isNull(holdState)));
    return rows.length > 0;
  }

  async make(
    memberId: number,
    name: string,
    sending: Sending,
  ): Promise<Result<string, CollectionRefusal>> {
    const now = this.now();
    const made = await this.place.database.db.transaction(async (tx) => {
      if (!(await this.seats.holdOwn(tx, memberId)))
        return { ok: false, reason: 'no-member' } as const;
      return once<CollectionRefusal>(tx, { memberId, sending, now }, async () => {
        if (!(await this.seats.hasRoom(tx, memberId))) return { ok: false, reason: 'full' };
        const [row] = await tx
          .insert(collections)
          .values({ authorId: memberId, name, createdAt: now })
          .returning({ id: collections.id });
        if (row === undefined) throw new Error('the database made no collection');
        await tx.insert(collectionSeats).values({ collectionId: row.id, memberId, joinedAt: now });
        await hold(tx, { id: row.id, authorId: memberId, name, now });
        return { ok: true, value: row.id };
      });
    });
    return made.ok ? { ok: true, value: String(made.value) } : made;
  }

  async rename(memberId: number, id: string, name: string) {
    const key = rowId(id);
    if (key === null) return NONE;
    return inCollection(this.place, { memberId, id: key }, async (tx, locked) => {
      const { row, role, rights, memberIds } = locked;
      if (role === 'reader') return NONE;
      if (!rights.mayManage) return { ok: false, reason: 'not-theirs' };
      if (row.name === name) return { ok: true, value: { value: null, hearing: [] } };
      await tx.update(collections).set({ name }).where(eq(collections.id, key));
      await hold(tx, { id: key, authorId: memberId, name, now: this.now() });
      return { ok: true, value: { value: null, hearing: memberIds } };
    });
  }

  async remove(memberId: number, id: string): Promise<Result<null, CollectionRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    const done = await inCollection(this.place, { memberId, id: key }, async (tx, locked) => {
      const { role, rights, memberIds } = locked;
      if (role === 'reader') return NONE;
      if (!rights.mayManage) return { ok: false, reason: 'not-theirs' };
      const now = this.now();
      await tx
        .update(collections)
        .set({ removedAt: now, code: null })
        .where(eq(collections.id, key));
      await tx
        .update(collectionSeats)
        .set({ leftAt: now })
        .where(and(eq(collectionSeats.collectionId, key), isNull(collectionSeats.leftAt)));
      return { ok: true, value: { value: null, hearing: memberIds } };
    });
    return done.ok || !(await this.wasTheirs(memberId, key)) ? done : DONE;
  }

  /**
   * Forgets of what was deleted, and of seats that were left, before a moment (ms) the oldest, at most so
   * many of each; answers how many these were. Who was put out is known for as long as the collection is.
   */
  async forget(before: number, most: number): Promise<number> {
    const { db } = this.place.database;
    const over = db
      .select({ id: collections.id })
      .from(collections)
      .where(lt(collections.removedAt, new Date(before)))
      .orderBy(asc(collections.removedAt))
      .limit(most);
    const gone = await db
      .delete(collections)
      .where(inArray(collections.id, over))
      .returning({ id: collections.id });
    const left = db
      .select({ id: collectionSeats.id })
      .from(collectionSeats)
      .where(
        and(lt(collectionSeats.leftAt, new Date(before)), sql`not ${collectionSeats.isPutOut}`),
      )
      .orderBy(asc(collectionSeats.leftAt))
      .limit(most);
    const empty = await db
      .delete(collectionSeats)
      .where(inArray(collectionSeats.id, left))
      .returning({ id: collectionSeats.id });
    return Math.max(gone.length, empty.length);
  }

  private async read(memberId: number | null, named: Named): Promise<Result<Collection, 'none'>> {
    const now = this.clock.now();
    const found = await inSnapshot(this.place.database, (tx) =>
      readCollection(tx, { memberId, named, now }),
    );
    return found === null ? NONE : { ok: true, value: found };
  }

  /** Whether it was the member's own, and is deleted. */
  private async wasTheirs(memberId: number, id: number): Promise<boolean> {
    const rows = await this.place.database.db
      .select({ removedAt: collections.removedAt })
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.authorId, memberId)));
    return rows.some(({ removedAt }) => removedAt !== null);
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

interface Called {
  readonly id: number;
  readonly authorId: number;
  readonly name: string;
  readonly now: Date;
}

/** A name with a listed word is its owner's alone until a moderator has looked. */
const hold = (tx: Queries, { name, ...row }: Called): Promise<void> =>
  holdListed(tx, { ...row, kind: MODERATED.COLLECTION, written: { text: name, links: [] } });

/** Forgets collections, without telling anybody. */
export const forgetfulCollections = (database: Pick<Database, 'db'>, clock: Clock) =>
  new CollectionRepository(
    { database, signals: { telling: () => sql`null`, sent: () => undefined } },
    clock,
  );
