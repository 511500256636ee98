import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import {
  collectedKey,
  collectionRights,
  inVoteOrder,
  isLinkOpen,
  MODERATED,
  type CollectedItem,
  type Collection,
  type CollectionRole,
  type VoteCount,
} from '#core';
import { mayAppeal, toHold } from '../communities/post-rows';
import { readerOf } from '../communities/reader';
import type { Queries } from '../database';
import {
  collectionItems,
  collections,
  collectionSeats,
  collectionVotes,
} from '../schema/collections';
import { members } from '../schema/members';

type Selecting = Pick<Queries, 'select'>;

const shown = { ...getTableColumns(collections), owner: members.nickname };

/** By its id, or by its link. */
export type Named = { readonly id: number } | { readonly code: string };

interface Asked {
  readonly memberId: number | null;
  readonly named: Named;
  readonly now: number;
}

/**
 * A collection as the one who asks sees it; null where they see none. By its id it is there for who is in
 * it, by its link for everybody.
 */
export async function readCollection(
  queries: Selecting,
  { memberId, named, now }: Asked,
): Promise<Collection | null> {
  const [row] = await queries
    .select({ ...shown, mayAppeal: mayAppeal(MODERATED.COLLECTION, collections.id) })
    .from(collections)
    .innerJoin(members, eq(members.id, collections.authorId))
    .where(
      and(
        isNull(collections.removedAt),
        'id' in named ? eq(collections.id, named.id) : eq(collections.code, named.code),
      ),
    );
  if (row === undefined) return null;
  const isOwner = row.authorId === memberId;
  if (row.holdState !== null && !isOwner) return null;
  const { apart } = await readerOf(queries, memberId);
  if (apart.includes(row.authorId)) return null;
  const seats = (await seatsOf(queries, row.id)).filter((seat) => !apart.includes(seat.memberId));
  const isIn = seats.some((seat) => seat.memberId === memberId);
  if ('id' in named && !isIn) return null;
  if ('code' in named && !isLinkOpen(row.linkEndsAt?.getTime() ?? null, now)) return null;
  const role: CollectionRole = isOwner ? 'owner' : isIn ? 'member' : 'reader';
  const rights = collectionRights(role, row);
  return {
    id: String(row.id),
    name: row.name,
    role,
    owner: row.owner,
    items: inVoteOrder(await itemsOf(queries, { ...row, memberId, apart, seats, role })),
    members:
      role === 'reader'
        ? []
        : seats.map((seat) => ({
            id: String(seat.id),
            nickname: seat.nickname,
            isOwner: seat.memberId === row.authorId,
            isMe: seat.memberId === memberId,
          })),
    memberCount: seats.length,
    mayAdd: rights.mayAdd,
    mayVote: rights.mayVote,
    link: rights.mayManage ? linkOf(row) : null,
    hold: toHold(row),
  };
}

type Row = typeof collections.$inferSelect;

const linkOf = ({ code, mayAdd, mayVote, linkEndsAt }: Row): Collection['link'] =>
  code === null ? null : { code, mayAdd, mayVote, expiresAt: linkEndsAt?.toISOString() ?? null };

interface SeatRow {
  readonly id: number;
  readonly memberId: number;
  readonly nickname: string;
}

/** Those who are in it, in the order in which they came. */
const seatsOf = (queries: Selecting, collectionId: number): Promise<readonly SeatRow[]> =>
  queries
    .select({
      id: collectionSeats.id,
      memberId: collectionSeats.memberId,
      nickname: members.nickname,
    })
    .from(collectionSeats)
    .innerJoin(members, eq(members.id, collectionSeats.memberId))
    .where(and(eq(collectionSeats.collectionId, collectionId), isNull(collectionSeats.leftAt)))
    .orderBy(asc(collectionSeats.joinedAt), asc(collectionSeats.id));

interface Seen {
  readonly id: number;
  readonly memberId: number | null;
  readonly apart: readonly number[];
  readonly seats: readonly SeatRow[];
  readonly role: CollectionRole;
}

/** What is in it: each once, by who added it first of those whom the one who asks meets. */
async function itemsOf(queries: Selecting, seen: Seen): Promise<readonly CollectedItem[]> {
  const { id, memberId, apart, seats, role } = seen;
  const added = await queries
    .select()
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, id))
    .orderBy(asc(collectionItems.addedAt), asc(collectionItems.memberId));
  const votes = await votesOf(queries, seen);
  const names = new Map(seats.map((seat) => [seat.memberId, seat.nickname] as const));
  const items = new Map<string, CollectedItem>();
  for (const row of added.filter((one) => !apart.includes(one.memberId))) {
    const ref = { kind: row.kind, id: row.itemId };
    const key = collectedKey(ref);
    const before = items.get(key);
    const isMine = row.memberId === memberId;
    items.set(
      key,
      before === undefined
        ? {
            ...ref,
            addedAt: row.addedAt.toISOString(),
            addedBy: role === 'reader' ? null : (names.get(row.memberId) ?? null),
            isMine,
            votes: votes.get(key) ?? NO_VOTES,
          }
        : { ...before, isMine: before.isMine || isMine },
    );
  }
  return [...items.values()];
}

const NO_VOTES: VoteCount = { up: 0, down: 0, mine: 'NONE' };

async function votesOf(
  queries: Selecting,
  { id, memberId, apart }: Seen,
): Promise<ReadonlyMap<string, VoteCount>> {
  const rows = await queries
    .select()
    .from(collectionVotes)
    .where(eq(collectionVotes.collectionId, id));
  const counts = new Map<string, VoteCount>();
  for (const { kind, itemId, vote, ...by } of rows) {
    if (apart.includes(by.memberId)) continue;
    const key = collectedKey({ kind, id: itemId });
    const { up, down, mine } = counts.get(key) ?? NO_VOTES;
    counts.set(key, {
      up: up + Number(vote === 'UP'),
      down: down + Number(vote === 'DOWN'),
      mine: by.memberId === memberId ? vote : mine,
    });
  }
  return counts;
}
