import { and, eq, ne } from 'drizzle-orm';
import type { ChatRoomRecord } from '../../ports/chats/chats';
import { toWriter } from '../communities/post-rows';
import type { Queries } from '../database';
import { chatRooms } from '../schema/chats';
import { memberBlocks } from '../schema/communities';
import { members } from '../schema/members';
import { mine, NOTHING_LEFT, theirs } from './chat-rows';

/**
 * What is told of a room to the one who blocked the other, and to nobody else (spec/readings R38): with
 * whom it is, so that they can take it back, and nothing of what it is about and was said in it. Null
 * where they blocked nobody there.
 */
export async function blockedRoom(
  tx: Pick<Queries, 'select'>,
  memberId: number,
  roomId: number,
): Promise<ChatRoomRecord | null> {
  const [row] = await tx
    .select({
      kind: chatRooms.kind,
      listingId: chatRooms.listingId,
      mine,
      otherId: members.id,
      nickname: members.nickname,
    })
    .from(mine)
    .innerJoin(chatRooms, eq(chatRooms.id, mine.roomId))
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .innerJoin(
      memberBlocks,
      and(eq(memberBlocks.memberId, mine.memberId), eq(memberBlocks.blockedId, theirs.memberId)),
    )
    .innerJoin(members, eq(members.id, theirs.memberId))
    .where(and(eq(mine.roomId, roomId), eq(mine.memberId, memberId)));
  if (row === undefined) return null;
  const { kind, listingId, mine: seat, otherId, nickname } = row;
  return {
    id: String(roomId),
    last: 0,
    hiddenTo: 0,
    unread: 0,
    theirRead: 0,
    revision: seat.revision,
    change: seat.change,
    listing: { kind, id: String(listingId), ...NOTHING_LEFT },
    other: toWriter(otherId, nickname),
    isOwner: seat.isOwner,
    isMuted: seat.isMuted,
    isOpen: false,
    isBlocked: true,
    isPlaceOpen: false,
    lastMessage: null,
    lastAt: null,
    visit: null,
    isFirstVisit: false,
    replies: null,
  };
}
