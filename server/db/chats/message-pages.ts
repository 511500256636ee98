import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { MessageQuery } from '#core';
import { planName, type Database } from '../database';
import { chatMessages, chatRooms } from '../schema/chats';
import { mine, theirs } from './chat-rows';
import { isTheirs } from './heard-rooms';

/** More than any message's number (int4). */
const BEHIND_ALL = 2_147_483_647;

/** The pages of a room's messages: whoever has it open asks for one with every message. */
export class MessagePages {
  private readonly forward: ReturnType<typeof pages>;
  private readonly back: ReturnType<typeof pages>;

  constructor(database: Pick<Database, 'db' | 'kind'>) {
    this.forward = pages(database, 'forward');
    this.back = pages(database, 'back');
  }

  /**
   * Messages in the order of their numbers, each with the room as it is for the one who asks: one row
   * without a message where there is none, no row without a room. All is of one statement, and so of
   * one moment.
   */
  read(memberId: number, roomId: number, query: MessageQuery) {
    const asked = { memberId, roomId, limit: query.limit };
    return 'after' in query
      ? this.forward.execute({ ...asked, from: query.after })
      : this.back.execute({ ...asked, from: query.before ?? BEHIND_ALL });
  }
}

function pages(database: Pick<Database, 'db' | 'kind'>, direction: 'forward' | 'back') {
  const { db } = database;
  const isForward = direction === 'forward';
  const { number } = chatMessages;
  const from = sql.placeholder('from');
  const said = db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, mine.roomId),
        gt(number, mine.hiddenTo),
        isForward ? gt(number, from) : lt(number, from),
      ),
    )
    .orderBy(isForward ? asc(number) : desc(number))
    .limit(sql.placeholder('limit'))
    .as('said');
  return db
    .select({
      last: chatRooms.lastNumber,
      seat: mine,
      theirRead: theirs.readTo,
      message: { ...said._.selectedFields },
    })
    .from(mine)
    .innerJoin(chatRooms, eq(chatRooms.id, mine.roomId))
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .leftJoinLateral(said, sql`true`)
    .where(and(isTheirs(sql.placeholder('memberId')), eq(mine.roomId, sql.placeholder('roomId'))))
    .orderBy(asc(said.number))
    .prepare(planName(database, `messages ${direction}`));
}
