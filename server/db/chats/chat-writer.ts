import { and, count, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import {
  DEAL_KIND,
  VISIT_STATE,
  visitAfter,
  visitText,
  type ChatDraft,
  type Clock,
  type Result,
  type VisitRefusal,
} from '#core';
import type { ChatMessageRecord, ChatRefusal, WishedVisit } from '../../ports/chats/chats';
import type { Sending } from '../../ports/sending';
import type { Queries } from '../database';
import { agreedWith } from '../mates/mate-consents';
import { holdPicturesOf, setPictureUses } from '../pictures/picture-uses';
import { chatMessages, chatRooms } from '../schema/chats';
import type { LockedRoom } from './chat-locks';
import { toMessages, type MessageRow, type Seat } from './chat-rows';
import type { RoomChange } from './change-writer';
import { inRoom, type RoomPlace } from './room-changes';
import { enterVisit, isOnOffer, visitColumns, visitSeen, type VisitColumns } from './visit-rows';

const LEFT = { ok: false, reason: 'left' } as const;
const PARTED = { ok: false, reason: 'parted' } as const;
const KEY_SPENT = { ok: false, reason: 'key-spent' } as const;
const REFUSED: Readonly<Record<VisitRefusal, ChatRefusal>> = {
  time: 'visit-time',
  same: 'visit-same',
  changed: 'visit-changed',
  none: 'visit-none',
};

/** What the two of a room do in it; every write is behind the lock of its row. */
export class ChatWriter {
  constructor(
    private readonly place: RoomPlace,
    private readonly clock: Clock,
  ) {}

  send(
    memberId: number,
    id: string,
    { text, pictureIds }: ChatDraft,
    sending: Sending,
  ): Promise<Result<ChatMessageRecord, ChatRefusal>> {
    return inRoom(this.place, { memberId, id, key: sending.key }, async (tx, locked) => {
      const { before, mine } = locked;
      if (before !== null) {
        if (before.hash !== sending.hash) return KEY_SPENT;
        return { ok: true, value: { value: await shownTo(tx, mine, before) } };
      }
      const now = new Date(this.clock.now());
      const lack = await lackOf(tx, locked, now.getTime());
      if (lack !== null) return lack;
      if (!(await holdPicturesOf(tx, memberId, pictureIds)))
        return { ok: false, reason: 'no-picture' };
      const message = nextOf(locked, { text, pictures: pictureIds, sending, now });
      // What is new shows nothing yet.
      if (pictureIds.length > 0)
        await setPictureUses(tx, 'chat', `${message.roomId}-${message.number}`, pictureIds, now);
      const value = await shownTo(tx, mine, message);
      return { ok: true, value: { value, change: saying(locked, message) } };
    });
  }

  visit(
    memberId: number,
    id: string,
    wish: WishedVisit,
    sending: Sending,
  ): Promise<Result<null, ChatRefusal>> {
    return inRoom(this.place, { memberId, id, key: sending.key }, async (tx, locked) => {
      const { before, room, mine } = locked;
      if (before !== null)
        return before.hash === sending.hash ? { ok: true, value: { value: null } } : KEY_SPENT;
      const now = this.clock.now();
      const lack = await lackOf(tx, locked, now);
      // Who ended what they agreed on has a visit to call off, too.
      const isCalledOff = wish.state === VISIT_STATE.CALLED_OFF && lack === PARTED;
      if (lack !== null && !isCalledOff) return lack;
      const next = visitAfter(visitSeen(locked), wish, now);
      if (!next.ok) return { ok: false, reason: REFUSED[next.reason] };
      const isMeeting =
        next.value.state === VISIT_STATE.PROPOSED || next.value.state === VISIT_STATE.AGREED;
      if (isMeeting && !(await isOnOffer(tx, room.id, now)))
        return { ok: false, reason: 'visit-over' };
      const retold = await enterVisit(tx, room.id, next.value, now);
      const visit = visitColumns(next.value);
      const text = visitText(next.value, now);
      const said = { text, pictures: [], sending, now: new Date(now), visit };
      await tx
        .update(chatRooms)
        .set({ ...visit, visitByOwner: mine.isOwner })
        .where(eq(chatRooms.id, room.id));
      const change = { ...saying(locked, nextOf(locked, said)), retold };
      return { ok: true, value: { value: null, change } };
    });
  }

  openPlace(memberId: number, id: string, isOpen: boolean): Promise<Result<null, ChatRefusal>> {
    return inRoom(this.place, { memberId, id }, async (tx, { room, mine, theirs }) => {
      const { id: which, placeOpenedAt: at } = chatRooms;
      if (!mine.isOwner || room.kind !== DEAL_KIND.direct) return { ok: false, reason: 'no-place' };
      if (theirs.memberId === null) return LEFT;
      const changed = await tx
        .update(chatRooms)
        .set({ placeOpenedAt: isOpen ? new Date(this.clock.now()) : null })
        .where(and(eq(which, room.id), isOpen ? isNull(at) : isNotNull(at)))
        .returning({ id: which });
      const change = changed.length > 0 && {
        change: { mine: again(mine), theirs: again(theirs) },
      };
      return { ok: true, value: { value: null, ...change } };
    });
  }

  read(memberId: number, id: string, upTo: number): Promise<Result<number, ChatRefusal>> {
    return inRoom(this.place, { memberId, id }, async (tx, { room, mine }) => {
      const readTo = Math.min(upTo, room.lastNumber);
      if (readTo <= mine.readTo) return { ok: true, value: { value: mine.readTo } };
      const from = Math.max(readTo, mine.hiddenTo);
      const [left] = await tx
        .select({ unread: count() })
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.roomId, room.id),
            gt(chatMessages.number, from),
            ne(chatMessages.byOwner, mine.isOwner),
          ),
        );
      const unread = left?.unread ?? 0;
      return {
        ok: true,
        value: {
          value: readTo,
          change: {
            mine: { readTo, unread },
            theirs: {},
            ...(unread === 0 && { readAt: new Date(this.clock.now()) }),
          },
        },
      };
    });
  }

  mute(memberId: number, id: string, isMuted: boolean): Promise<Result<null, ChatRefusal>> {
    return inRoom(this.place, { memberId, id }, (_, { mine }) => {
      const isOther = mine.isMuted !== isMuted && { change: { mine: { isMuted, ...again(mine) } } };
      return Promise.resolve({ ok: true, value: { value: null, ...isOther } });
    });
  }

  hide(memberId: number, id: string, number: number): Promise<Result<null, ChatRefusal>> {
    return inRoom(this.place, { memberId, id }, async (tx, { room, mine }) => {
      if (number < 1 || number > room.lastNumber) return { ok: false, reason: 'none' };
      const isHidden = mine.isOwner ? 'isHiddenForOwner' : 'isHiddenForSeeker';
      const { roomId, number: which } = chatMessages;
      const hidden = await tx
        .update(chatMessages)
        .set({ [isHidden]: true })
        .where(and(eq(roomId, room.id), eq(which, number), eq(chatMessages[isHidden], false)))
        .returning({ number: which });
      const change = hidden.length > 0 && { change: { mine: again(mine) } };
      return { ok: true, value: { value: null, ...change } };
    });
  }

  leave(memberId: number, id: string): Promise<Result<null, ChatRefusal>> {
    return inRoom(this.place, { memberId, id }, (_, { room }) => {
      const change = {
        mine: { hiddenTo: room.lastNumber, unread: 0 },
        readAt: new Date(this.clock.now()),
      };
      return Promise.resolve({ ok: true, value: { value: null, change } });
    });
  }
}

/** Why nothing may be said any more; null where something may. */
async function lackOf(
  tx: Queries,
  { room, mine, theirs }: LockedRoom,
  now: number,
): Promise<typeof LEFT | typeof PARTED | null> {
  const [member, other] = [mine.memberId, theirs.memberId];
  if (member === null || other === null) return LEFT;
  if (room.kind !== DEAL_KIND.mate) return null;
  // Either of two mates can end what they agreed on (spec/readings R44).
  const agreed = await agreedWith(tx, member, { others: [other], now });
  return agreed.has(other) ? null : PARTED;
}

/** A message as it is answered to a seat. */
async function shownTo(tx: Queries, seat: Seat, message: MessageRow): Promise<ChatMessageRecord> {
  const [shown] = await toMessages(tx, [{ message, seat }]);
  if (shown === undefined) throw new Error('a message is shown as one');
  return shown.record;
}

interface Said {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly sending: Sending;
  readonly now: Date;
  readonly visit?: VisitColumns;
}

/** The message behind the last one. */
const nextOf = (
  { room, mine }: LockedRoom,
  { text, pictures, sending, now, visit }: Said,
): MessageRow => ({
  roomId: room.id,
  number: room.lastNumber + 1,
  byOwner: mine.isOwner,
  key: sending.key ?? randomUUID(),
  hash: sending.hash,
  text,
  pictures,
  visitState: null,
  visitAt: null,
  visitAgreedAt: null,
  ...visit,
  sentAt: now,
  isHiddenForOwner: false,
  isHiddenForSeeker: false,
});

/** The pages of a seat are to look at the room again. */
const again = ({ revision }: Seat): Pick<Seat, 'revision'> => ({ revision: revision + 1 });

/** A new message for both; that somebody wrote says nothing of what they have read. */
const saying = ({ mine, theirs }: LockedRoom, message: MessageRow): RoomChange => ({
  mine: mine.firstAt === null && message.visitState === null ? firstSaid(mine, message) : {},
  theirs: { unread: theirs.unread + 1 },
  said: message,
});

/** Whoever answers reads whole what was masked before (spec/readings R45). */
const firstSaid = (mine: Seat, { sentAt, number }: MessageRow) => ({
  firstAt: sentAt,
  ...(number > 1 && again(mine)),
});
