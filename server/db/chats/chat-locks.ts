import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Result } from '#core';
import type { ChatRefusal } from '../../ports/chats/chats';
import type { Queries } from '../database';
import { chatMessages, chatRooms } from '../schema/chats';
import { memberBlocks } from '../schema/communities';
import { areApart, mine, theirs, type MessageRow, type Seat } from './chat-rows';

/** What a write has to know of a room. */
const roomColumns = {
  id: chatRooms.id,
  kind: chatRooms.kind,
  lastNumber: chatRooms.lastNumber,
  visitState: chatRooms.visitState,
  visitAt: chatRooms.visitAt,
  visitAgreedAt: chatRooms.visitAgreedAt,
  visitByOwner: chatRooms.visitByOwner,
};

/** A room that nobody else writes in until the transaction is over. */
export interface LockedRoom {
  readonly room: Pick<typeof chatRooms.$inferSelect, keyof typeof roomColumns>;
  readonly mine: Seat;
  readonly theirs: Seat;
  /** What was said by the same sending. */
  readonly before: MessageRow | null;
}

interface Doing {
  readonly memberId: number;
  readonly roomId: number;
  /** The sending's own name, where something is sent. */
  readonly key: string | null;
  /** What the reading is named by ({@link planName}). */
  readonly plan: string;
}

/**
 * Locks a room of two who meet each other. Members are locked before rooms, as everywhere, and rooms
 * before the counts of members. What is read of it comes by a statement of its own: of the one that
 * waits for a lock it is as old as the waiting.
 */
export async function lockRoom(
  tx: Queries,
  { memberId, roomId, key, plan }: Doing,
): Promise<Result<LockedRoom, ChatRefusal>> {
  const { rows } = await tx.execute<{ held: readonly string[] | null }>(sql`
    with held as materialized (
      select id from members
      where id in (select member_id from chat_seats where room_id = ${roomId})
        and exists (select from chat_seats where room_id = ${roomId} and member_id = ${memberId})
      order by id for key share)
    select (select array_agg(id::text) from held) as held from chat_rooms
    where id = ${roomId} and (select count(*) from held) > 0
    for no key update`);
  if (rows[0]?.held == null) return { ok: false, reason: 'none' };
  if (!rows[0].held.includes(String(memberId))) return { ok: false, reason: 'no-member' };
  const [locked] = await tx
    .select({ room: roomColumns, mine, theirs, before: chatMessages, isApart: areApart })
    .from(mine)
    .innerJoin(chatRooms, eq(chatRooms.id, mine.roomId))
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .leftJoin(
      chatMessages,
      and(
        eq(chatMessages.roomId, mine.roomId),
        eq(chatMessages.byOwner, mine.isOwner),
        sql`${chatMessages.key} = ${key}`,
      ),
    )
    .where(and(eq(mine.roomId, roomId), eq(mine.memberId, memberId)))
    .prepare(plan)
    .execute();
  if (locked === undefined || locked.isApart) return { ok: false, reason: 'none' };
  return { ok: true, value: locked };
}

/** Whether one of two blocked the other (spec/readings R38). */
export async function doNotMeet(
  queries: Pick<Queries, 'select'>,
  one: number,
  other: number,
): Promise<boolean> {
  const { memberId, blockedId } = memberBlocks;
  const blocks = await queries
    .select({ memberId })
    .from(memberBlocks)
    .where(
      or(
        and(eq(memberId, one), eq(blockedId, other)),
        and(eq(memberId, other), eq(blockedId, one)),
      ),
    )
    .limit(1);
  return blocks.length > 0;
}
