import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CollectedRef, CollectionSummary } from '#core';
import { isApart, readerOf, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { collectionItems, collections, collectionSeats } from '../schema/collections';
import { members } from '../schema/members';

const isOf = sql`${collectionItems.collectionId} = ${collections.id}`;

/** How many things somebody sees in one. */
const itemCount = (reader: Reader): SQL<number> => sql<number>`
  (select count(distinct (${collectionItems.kind}, ${collectionItems.itemId}))::int
    from ${collectionItems}
    where ${isOf} and not ${isApart(reader, collectionItems.memberId)})`;

/** How many are in one whom somebody meets. */
const memberCount = (reader: Reader): SQL<number> => sql<number>`
  (select count(*)::int from ${collectionSeats} seats
    where seats.collection_id = ${collections.id} and seats.left_at is null
      and not coalesce(seats.member_id = any(${sql.param([...reader.apart])}::bigint[]), false))`;

/** When it was made, or something was added last that somebody sees. */
const changedAt = (reader: Reader) =>
  sql`greatest(${collections.createdAt}, (select max(${collectionItems.addedAt})
    from ${collectionItems}
    where ${isOf} and not ${isApart(reader, collectionItems.memberId)}))`.mapWith(
    collections.createdAt,
  );

/** Whether one has something, as far as somebody sees. */
const hasItem = (reader: Reader, about: CollectedRef | null): SQL<boolean> =>
  about === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${collectionItems}
        where ${isOf} and ${collectionItems.kind} = ${about.kind}
          and ${collectionItems.itemId} = ${about.id}
          and not ${isApart(reader, collectionItems.memberId)})`;

/** The collections that a member is in, what changed last first. */
export async function listCollections(
  queries: Pick<Queries, 'select'>,
  memberId: number,
  about: CollectedRef | null,
): Promise<readonly CollectionSummary[]> {
  const reader = await readerOf(queries, memberId);
  const changed = changedAt(reader);
  const rows = await queries
    .select({
      id: collections.id,
      name: collections.name,
      authorId: collections.authorId,
      owner: members.nickname,
      code: collections.code,
      changedAt: changed,
      items: itemCount(reader),
      members: memberCount(reader),
      has: hasItem(reader, about),
    })
    .from(collectionSeats)
    .innerJoin(collections, eq(collections.id, collectionSeats.collectionId))
    .innerJoin(members, eq(members.id, collections.authorId))
    .where(
      and(
        eq(collectionSeats.memberId, memberId),
        isNull(collectionSeats.leftAt),
        isNull(collections.removedAt),
        or(isNull(collections.holdState), eq(collections.authorId, memberId)),
        sql`not ${isApart(reader, collections.authorId)}`,
      ),
    )
    .orderBy(desc(changed), desc(collections.id));
  return rows.map(({ id, authorId, code, changedAt: at, ...row }) => ({
    ...row,
    id: String(id),
    role: authorId === memberId ? 'owner' : 'member',
    isShared: code !== null,
    changedAt: at.toISOString(),
  }));
}
