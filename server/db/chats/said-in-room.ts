import { and, desc, eq, gt } from 'drizzle-orm';
import type { ReportedMessage } from '../../ports/moderation/reports';
import { rowId } from '../communities/row-ids';
import type { Queries } from '../database';
import { chatMessages } from '../schema/chats';
import { mine } from './chat-rows';

/** So many of the last messages go with a report: no more of a room is read by others. */
const MOST_REPORTED = 20;

/** The last that was said in a room of a member, as far as they may see it, the oldest first. */
export async function saidIn(
  tx: Pick<Queries, 'select'>,
  memberId: number,
  id: string,
): Promise<readonly ReportedMessage[]> {
  const key = rowId(id);
  if (key === null) return [];
  const rows = await tx
    .select({ message: chatMessages, isOwner: mine.isOwner })
    .from(mine)
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.roomId, mine.roomId), gt(chatMessages.number, mine.hiddenTo)),
    )
    .where(and(eq(mine.roomId, key), eq(mine.memberId, memberId)))
    .orderBy(desc(chatMessages.number))
    .limit(MOST_REPORTED);
  return rows
    .map(({ message, isOwner }) => ({
      number: message.number,
      by: message.byOwner === isOwner ? ('reporter' as const) : ('other' as const),
      text: message.text,
      pictures: message.pictures,
      sentAt: message.sentAt.toISOString(),
    }))
    .reverse();
}
