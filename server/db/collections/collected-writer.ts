import { and, eq } from 'drizzle-orm';
import {
  collectedKey,
  mayTakeOut,
  MOST_COLLECTED,
  VOTE,
  type Clock,
  type CollectedRef,
  type Result,
  type Vote,
} from '#core';
import type { CollectionRefusal } from '../../ports/collections/collections';
import { rowId } from '../communities/row-ids';
import { readerOf } from '../communities/reader';
import type { Queries } from '../database';
import { collectionItems, collectionVotes } from '../schema/collections';
import {
  inCollection,
  type Act,
  type CollectionPlace,
  type LockedCollection,
} from './collection-locks';

const NONE = { ok: false, reason: 'none' } as const;

type Table = typeof collectionItems | typeof collectionVotes;
type Answer = Promise<Result<null, CollectionRefusal>>;

const isItem = (table: Table, collectionId: number, { kind, id }: CollectedRef) =>
  and(eq(table.collectionId, collectionId), eq(table.kind, kind), eq(table.itemId, id));

const unchanged = { ok: true, value: { value: null, hearing: [] } } as const;
const changed = ({ memberIds }: LockedCollection) =>
  ({ ok: true, value: { value: null, hearing: memberIds } }) as const;

/** Puts things in collections and takes them out, and keeps what members make of them. */
export class CollectedWriter {
  constructor(
    private readonly place: CollectionPlace,
    private readonly clock: Clock,
  ) {}

  add(memberId: number, id: string, item: CollectedRef): Answer {
    return this.within(memberId, id, async (tx, locked) => {
      const { row, rights } = locked;
      if (!rights.mayAdd) return { ok: false, reason: 'closed' };
      const rows = await tx
        .select({ kind: collectionItems.kind, id: collectionItems.itemId })
        .from(collectionItems)
        .where(eq(collectionItems.collectionId, row.id));
      const there = new Set(rows.map(collectedKey));
      if (!there.has(collectedKey(item)) && there.size >= MOST_COLLECTED)
        return { ok: false, reason: 'items-full' };
      const added = await tx
        .insert(collectionItems)
        .values({
          collectionId: row.id,
          kind: item.kind,
          itemId: item.id,
          memberId,
          addedAt: new Date(this.clock.now()),
        })
        .onConflictDoNothing()
        .returning({ kind: collectionItems.kind });
      return added.length === 0 ? unchanged : changed(locked);
    });
  }

  takeOut(memberId: number, id: string, item: CollectedRef): Answer {
    return this.within(memberId, id, async (tx, locked) => {
      const { row, role } = locked;
      const there = await this.seen(tx, memberId, row.id, item);
      if (there.length === 0) return unchanged;
      const isMine = there.includes(memberId);
      if (!mayTakeOut(role, isMine)) return { ok: false, reason: 'not-theirs' };
      const isThis = isItem(collectionItems, row.id, item);
      await tx
        .delete(collectionItems)
        .where(role === 'owner' ? isThis : and(isThis, eq(collectionItems.memberId, memberId)));
      const left = await tx.select().from(collectionItems).where(isThis).limit(1);
      if (left.length === 0)
        await tx.delete(collectionVotes).where(isItem(collectionVotes, row.id, item));
      return changed(locked);
    });
  }

  vote(memberId: number, id: string, item: CollectedRef, vote: Vote): Answer {
    return this.within(memberId, id, async (tx, locked) => {
      const { row, rights } = locked;
      if (!rights.mayVote) return { ok: false, reason: 'closed' };
      if ((await this.seen(tx, memberId, row.id, item)).length === 0)
        return { ok: false, reason: 'no-item' };
      const isTheirs = and(
        isItem(collectionVotes, row.id, item),
        eq(collectionVotes.memberId, memberId),
      );
      const [before] = await tx
        .select({ vote: collectionVotes.vote })
        .from(collectionVotes)
        .where(isTheirs);
      if ((before?.vote ?? VOTE.NONE) === vote) return unchanged;
      await tx.delete(collectionVotes).where(isTheirs);
      if (vote !== VOTE.NONE)
        await tx.insert(collectionVotes).values({
          collectionId: row.id,
          kind: item.kind,
          itemId: item.id,
          memberId,
          vote,
        });
      return changed(locked);
    });
  }

  /** Who added something, of those whom a member meets; empty where they see no such thing. */
  private async seen(
    tx: Queries,
    memberId: number,
    collectionId: number,
    item: CollectedRef,
  ): Promise<readonly number[]> {
    const { apart } = await readerOf(tx, memberId);
    const rows = await tx
      .select({ memberId: collectionItems.memberId })
      .from(collectionItems)
      .where(isItem(collectionItems, collectionId, item));
    return rows.map((row) => row.memberId).filter((one) => !apart.includes(one));
  }

  /** Of somebody who is in it. */
  private within(memberId: number, id: string, act: Act<null>): Answer {
    const key = rowId(id);
    if (key === null) return Promise.resolve(NONE);
    return inCollection(this.place, { memberId, id: key }, (tx, locked) =>
      locked.role === 'reader' ? Promise.resolve(NONE) : act(tx, locked),
    );
  }
}
