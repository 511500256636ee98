import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { ChatAbout, ChatDraft, Clock, MessageQuery, Result } from '#core';
import type { ChatRefusal, StoredChats, WishedVisit } from '../../ports/chats/chats';
import type { Sending } from '../../ports/sending';
import { BadCursorError, openCursor, sealCursor } from '../../shared/sealed-cursor';
import { rowId } from '../communities/row-ids';
import { chatMessages, chatRooms, chatSeats } from '../schema/chats';
import { inSnapshot } from '../snapshot';
import { lastVisit } from './agreed-visits';
import { blockedRoom } from './blocked-room';
import { isRoomThere, openRoom } from './chat-opening';
import { hasSaid, mine, selectRooms, toMessages, toRooms } from './chat-rows';
import { ChatWriter } from './chat-writer';
import { isTheirs, unreadInAll } from './heard-rooms';
import { MessagePages } from './message-pages';
import type { RoomPlace } from './room-changes';

const NONE = { ok: false, reason: 'none' } as const;
const QUESTION = 'chats';

/** Rooms of two (spec/readings R45). */
export class ChatRepository implements StoredChats {
  private readonly writer: ChatWriter;
  private readonly pages: MessagePages;

  constructor(
    private readonly place: RoomPlace,
    private readonly clock: Clock,
  ) {
    this.writer = new ChatWriter(place, clock);
    this.pages = new MessagePages(place.database);
  }

  open(memberId: number, about: ChatAbout): Promise<Result<string, ChatRefusal>> {
    const now = new Date(this.clock.now());
    return this.place.database.db.transaction((tx) => openRoom(tx, memberId, about, now));
  }

  isThere(memberId: number, about: ChatAbout): Promise<boolean> {
    return isRoomThere(this.place.database.db, memberId, about, new Date(this.clock.now()));
  }

  list(memberId: number, { cursor, limit }: Parameters<StoredChats['list']>[1]) {
    const after = cursor === null ? undefined : behind(cursor);
    return inSnapshot(this.place.database, async (tx) => {
      const rows = await selectRooms(tx)
        .where(and(isTheirs(memberId), hasSaid, after))
        .orderBy(desc(chatRooms.lastAt), desc(chatRooms.id))
        .limit(limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        items: await toRooms(tx, memberId, shown, this.clock.now()),
        next:
          rows.length > limit && last !== undefined
            ? sealCursor([last.room.lastAt.getTime(), last.room.id], QUESTION)
            : null,
        unreadInAll: (await unreadInAll(tx, [memberId])).get(memberId) ?? 0,
      };
    });
  }

  one(memberId: number, id: string): ReturnType<StoredChats['one']> {
    const key = rowId(id);
    if (key === null) return Promise.resolve(NONE);
    return inSnapshot(this.place.database, async (tx) => {
      const rows = await selectRooms(tx).where(and(isTheirs(memberId), eq(mine.roomId, key)));
      const [met = null] = await toRooms(tx, memberId, rows, this.clock.now());
      const room = met ?? (await blockedRoom(tx, memberId, key));
      return room === null ? NONE : { ok: true, value: room };
    });
  }

  async messages(
    memberId: number,
    id: string,
    query: MessageQuery,
  ): ReturnType<StoredChats['messages']> {
    const key = rowId(id);
    if (key === null) return NONE;
    const rows = await this.pages.read(memberId, key, query);
    const [first] = rows;
    if (first === undefined) return NONE;
    const shown = await toMessages(
      this.place.database.db,
      rows.flatMap(({ message, seat }) => (message === null ? [] : [{ message, seat }])),
    );
    return {
      ok: true,
      value: {
        items: shown.map(({ record }) => record),
        last: first.last,
        hiddenTo: first.seat.hiddenTo,
        theirRead: first.theirRead,
        revision: first.seat.revision,
      },
    };
  }

  async isIn(memberId: number, id: string): Promise<boolean> {
    const key = rowId(id);
    if (key === null) return false;
    const seats = await this.place.database.db
      .select({ roomId: chatSeats.roomId })
      .from(chatSeats)
      .where(and(eq(chatSeats.roomId, key), eq(chatSeats.memberId, memberId)));
    return seats.length > 0;
  }

  async isSaid(memberId: number, id: string, said: string): Promise<boolean> {
    const room = rowId(id);
    if (room === null) return false;
    const { roomId, byOwner, key, number } = chatMessages;
    const found = await this.place.database.db
      .select({ number })
      .from(mine)
      .innerJoin(chatMessages, and(eq(roomId, mine.roomId), eq(byOwner, mine.isOwner)))
      .where(and(eq(mine.roomId, room), eq(mine.memberId, memberId), eq(key, said)));
    return found.length > 0;
  }

  send(memberId: number, id: string, draft: ChatDraft, sending: Sending) {
    return this.writer.send(memberId, id, draft, sending);
  }

  read(memberId: number, id: string, upTo: number) {
    return this.writer.read(memberId, id, upTo);
  }

  mute(memberId: number, id: string, isMuted: boolean) {
    return this.writer.mute(memberId, id, isMuted);
  }

  hide(memberId: number, id: string, number: number) {
    return this.writer.hide(memberId, id, number);
  }

  leave(memberId: number, id: string) {
    return this.writer.leave(memberId, id);
  }

  openPlace(memberId: number, id: string, isOpen: boolean) {
    return this.writer.openPlace(memberId, id, isOpen);
  }

  visit(memberId: number, id: string, wish: WishedVisit, sending: Sending) {
    return this.writer.visit(memberId, id, wish, sending);
  }

  async calendarVisit(memberId: number, id: string): ReturnType<StoredChats['calendarVisit']> {
    const key = rowId(id);
    const visit = key === null ? null : await lastVisit(this.place.database.db, memberId, key);
    return visit === null ? NONE : { ok: true, value: visit };
  }
}

/** @throws BadCursorError for anything that no page ended with. */
function behind(cursor: string) {
  const parts = openCursor(cursor, QUESTION);
  if (!Array.isArray(parts) || !parts.every(Number.isSafeInteger)) throw new BadCursorError();
  const [at, id] = parts as number[];
  const moment = new Date(Number(at));
  if (id === undefined || Number.isNaN(moment.getTime())) throw new BadCursorError();
  return or(lt(chatRooms.lastAt, moment), and(eq(chatRooms.lastAt, moment), lt(chatRooms.id, id)));
}
