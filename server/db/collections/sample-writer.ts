import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { COLLECTED, DEAL_KIND, type CollectedRef, type Vote } from '#core';
import { newToken } from '../../shared/secret-token';
import type { Queries } from '../database';
import { firstExampleDeal, firstExamplePost } from '../filled-sample';
import {
  collectionItems,
  collections,
  collectionSeats,
  collectionVotes,
} from '../schema/collections';
import { houses } from '../schema/houses';
import { contents } from '../schema/magazine';
import { notices } from '../schema/notices';

/** A collection of the sample. Whoever is in it is named by their place: its owner is the first. */
export interface SampleCollection {
  readonly name: string;
  /** ms */
  readonly createdAt: number;
  /** Those who joined by its link; nobody where it has none. */
  readonly joined: readonly number[];
  readonly items: readonly {
    readonly ref: CollectedRef;
    readonly by: number;
    readonly addedAt: number;
    readonly votes: readonly Exclude<Vote, 'NONE'>[];
  }[];
}

/** Things of the sample that everybody sees, the first first. */
export interface SampleThings {
  readonly houses: readonly CollectedRef[];
  readonly notices: readonly CollectedRef[];
  /** A direct deal, a post, an article; each where there is one. */
  readonly others: readonly CollectedRef[];
}

/** What can be collected of a source: houses of a dong up to a monthly rent, notices, and one of each rest. */
export async function sampleThings(
  tx: Queries,
  source: string,
  house: { readonly dongliCode: string; readonly mostMonthly: number },
): Promise<SampleThings> {
  const refs = (kind: CollectedRef['kind'], ids: readonly (string | number | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : [{ kind, id: String(id) }]));
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const near = await tx
    .select({ id: houses.id })
    .from(houses)
    .where(
      and(
        eq(houses.source, source),
        eq(houses.status, 'OPEN'),
        eq(houses.dongliCode, house.dongliCode),
        lte(houses.monthly, house.mostMonthly),
      ),
    )
    .orderBy(asc(houses.id))
    .limit(3);
  const open = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.sourceName, source), isNull(notices.closesAt), isNull(notices.goneOn)))
    .orderBy(asc(notices.id))
    .limit(2);
  const [article] = await tx
    .select({ id: contents.id })
    .from(contents)
    .orderBy(asc(contents.id))
    .limit(1);
  return {
    houses: refs(COLLECTED.house, idsOf(near)),
    notices: refs(COLLECTED.notice, idsOf(open)),
    others: [
      ...refs(COLLECTED.deal, [await firstExampleDeal(tx, DEAL_KIND.direct)]),
      ...refs(COLLECTED.post, [await firstExamplePost(tx)]),
      ...refs(COLLECTED.content, [article?.id ?? null]),
    ],
  };
}

/** Writes the first collections of a member; nothing where they have, or lately had, one. */
export async function writeFirstCollections(
  tx: Queries,
  ownerId: number,
  first: readonly SampleCollection[],
): Promise<void> {
  const [known] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.authorId, ownerId))
    .limit(1);
  if (known !== undefined) return;
  for (const one of first) await write(tx, ownerId, one);
}

async function write(tx: Queries, ownerId: number, one: SampleCollection): Promise<void> {
  const createdAt = new Date(one.createdAt);
  const people = [ownerId, ...one.joined];
  const [row] = await tx
    .insert(collections)
    .values({
      authorId: ownerId,
      name: one.name,
      createdAt,
      // Drawn anew in each database: nobody guesses the link of a sample either.
      ...(one.joined.length > 0 && { code: newToken(), linkMadeAt: createdAt }),
    })
    .returning({ id: collections.id });
  if (row === undefined) throw new Error('the database made no collection');
  const collectionId = row.id;
  await tx
    .insert(collectionSeats)
    .values(people.map((memberId) => ({ collectionId, memberId, joinedAt: createdAt })));
  for (const { ref, by, addedAt, votes } of one.items) {
    const item = { collectionId, kind: ref.kind, itemId: ref.id };
    const memberId = people[by] ?? ownerId;
    await tx.insert(collectionItems).values({ ...item, memberId, addedAt: new Date(addedAt) });
    const cast = votes.flatMap((vote, place) => {
      const voter = people[place];
      return voter === undefined ? [] : [{ ...item, memberId: voter, vote }];
    });
    if (cast.length > 0) await tx.insert(collectionVotes).values(cast);
  }
}
