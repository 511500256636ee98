import {
  AppError,
  canVisit,
  checkChatText,
  MOST_CHAT_PICTURES,
  VISIT_STATE,
  visitAfter,
  visitText,
  type Cancellation,
  type ChatAbout,
  type ChatChange,
  type ChatDraft,
  type ChatMessage,
  type ChatPage,
  type ChatRoom,
  type Chats,
  type LiveChats,
  type MessagePage,
  type MessageQuery,
  type VisitWish,
} from '#core';
import { answer } from '../answer';
import { notFound, refused, type Who } from '../community/memory-community';
import { memoryPage } from '../community/memory-page';
import { roomOfMates } from './memory-mate-rooms';
import type { KeptRoom, MemoryRooms, RoomAbout } from './memory-rooms';

/** Nothing that who asks may see: whether it is there they do not learn. */
const noRoom = () => new AppError('not-found', '더는 볼 수 없는 대화예요.', 'id', 404);

interface WantedRoom {
  readonly listing: RoomAbout;
  readonly ownerId: string;
  readonly seekerId: string;
  readonly known: KeptRoom | undefined;
}

/** {@link Chats} of one person, in rooms that are kept in memory. */
export class MemoryChats implements Chats {
  constructor(
    private readonly rooms: MemoryRooms,
    private readonly who: Who,
  ) {}

  open(about: ChatAbout): Promise<ChatRoom> {
    return answer(undefined, () => {
      const { id } = this.rooms.community.member(this.who);
      const { known, listing, ownerId, seekerId } = this.wanted(id, about);
      if (ownerId === seekerId) throw refused('id', '내가 올린 글에는 채팅을 시작할 수 없어요.');
      return this.rooms.room(known ?? this.rooms.add(listing, ownerId, seekerId), id);
    });
  }

  list(
    { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<ChatPage> {
    return answer(cancel, () => {
      const { id } = this.rooms.community.member(this.who);
      const said = this.rooms
        .of(id)
        .filter((room) => room.messages.length > this.rooms.seatOf(room, id).hiddenTo);
      const place = {
        number: ({ messages }: KeptRoom) => messages.at(-1)?.sentAt ?? 0,
        direction: -1,
      } as const;
      const { items, next } = memoryPage(said, place, { limit, cursor, question: 'chats' });
      const unreadInAll = this.rooms.unreadInAll(id);
      return { items: items.map((room) => this.rooms.room(room, id)), next, unreadInAll };
    });
  }

  one(id: string, cancel?: Cancellation): Promise<ChatRoom | null> {
    return answer(cancel, () => {
      const member = this.rooms.community.member(this.who);
      const room = this.find(member.id, id);
      return room === undefined
        ? this.rooms.blocked(id, member.id)
        : this.rooms.room(room, member.id);
    });
  }

  messages(id: string, query: MessageQuery, cancel?: Cancellation): Promise<MessagePage> {
    return answer(cancel, () => {
      const { memberId, room } = this.seen(id);
      const { last, hiddenTo, theirRead, revision } = this.rooms.standing(room, memberId);
      const visible = room.messages.filter(({ number }) => number > hiddenTo);
      const { limit } = query;
      const before = 'after' in query ? null : (query.before ?? Infinity);
      const found =
        'after' in query
          ? visible.filter(({ number }) => number > query.after).slice(0, limit)
          : visible.filter(({ number }) => number < (before ?? 0)).slice(-limit);
      const items = found.map((one) => this.rooms.message(room, memberId, one));
      return { items, last, hiddenTo, theirRead, revision };
    });
  }

  send(id: string, { text, pictureIds }: ChatDraft, key: string): Promise<ChatMessage> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      const checked = checkChatText(text, pictureIds.length);
      if (!checked.ok) throw refused('text', checked.message);
      if (pictureIds.length > MOST_CHAT_PICTURES)
        throw refused('pictureIds', `사진은 ${MOST_CHAT_PICTURES}장까지 보낼 수 있어요.`);
      this.checkOpen(memberId, room);
      const said = { by: memberId, key, text: checked.text, pictureIds, visit: null };
      const kept = sent(room, memberId, key) ?? this.rooms.say(room, said);
      return this.rooms.message(room, memberId, kept);
    });
  }

  read(id: string, upTo: number): Promise<void> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      const seat = this.rooms.seatOf(room, memberId);
      const read = Math.min(upTo, room.messages.length);
      if (read <= seat.read) return;
      seat.read = read;
      this.rooms.changed(room, [room.owner, room.seeker]);
    });
  }

  mute(id: string, isMuted: boolean): Promise<void> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      const seat = this.rooms.seatOf(room, memberId);
      if (seat.isMuted === isMuted) return;
      seat.isMuted = isMuted;
      this.rooms.revised(room, [seat]);
    });
  }

  openPlace(id: string, isOpen: boolean): Promise<ChatRoom> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      const { owner, seeker } = room;
      const deal = this.rooms.dealOf(room.about);
      if (deal === undefined || owner.memberId !== memberId)
        throw refused('isOpen', '내가 올린 직거래 방의 주소만 보여 줄 수 있어요.');
      this.checkOpen(memberId, room);
      const isOther = deal.openedTo.has(seeker.memberId) !== isOpen;
      if (isOpen) deal.openedTo.add(seeker.memberId);
      else deal.openedTo.delete(seeker.memberId);
      if (isOther) this.rooms.revised(room, [owner, seeker]);
      return this.rooms.room(room, memberId);
    });
  }

  hide(id: string, number: number): Promise<void> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      const message = room.messages.find((one) => one.number === number);
      if (message === undefined) throw noRoom();
      if (message.hiddenFor.has(memberId)) return;
      message.hiddenFor.add(memberId);
      this.rooms.revised(room, [this.rooms.seatOf(room, memberId)]);
    });
  }

  leave(id: string): Promise<void> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      const seat = this.rooms.seatOf(room, memberId);
      if (seat.hiddenTo === room.messages.length) return;
      seat.hiddenTo = room.messages.length;
      this.rooms.changed(room, [seat]);
    });
  }

  visit(id: string, { state, at }: VisitWish, key: string): Promise<ChatRoom> {
    return answer(undefined, () => {
      const { memberId, room } = this.seen(id);
      // Who ended what they agreed on has a visit to call off, too.
      if (state !== VISIT_STATE.CALLED_OFF || !this.rooms.isParted(room))
        this.checkOpen(memberId, room);
      if (sent(room, memberId, key) === undefined) {
        const now = this.rooms.community.now();
        const standing = room.visit && { ...room.visit, isMine: room.visit.by === memberId };
        const next = visitAfter(standing, { state, at: Date.parse(at) }, now);
        if (!next.ok)
          throw refused(next.reason === 'time' || next.reason === 'same' ? 'at' : 'state');
        const isMeeting = state === VISIT_STATE.PROPOSED || state === VISIT_STATE.AGREED;
        // As everybody but its author is told.
        if (isMeeting && !canVisit(this.rooms.room(room, room.seeker.memberId).listing))
          throw refused('state', '지금은 약속을 잡을 수 없는 글이에요.');
        const visit = { state, at: next.value.at, agreedAt: next.value.agreedAt, by: memberId };
        const text = visitText(visit, now);
        this.rooms.say(room, { by: memberId, key, text, pictureIds: [], visit });
      }
      return this.rooms.room(room, memberId);
    });
  }

  /** Between whom a room is to be, about which listing, and the one that is there already. */
  private wanted(memberId: string, about: ChatAbout): WantedRoom {
    if ('requestId' in about) return this.wantedMates(memberId, about.requestId);
    const ownerId = this.ownerOf(memberId, about);
    const { mates } = this.rooms;
    const mate = 'dealId' in about ? mates?.find(about.dealId) : undefined;
    if (mate !== undefined && ownerId !== memberId)
      return this.wantedMates(memberId, mates?.between(memberId, ownerId)?.id ?? '');
    const asked = JSON.stringify(about);
    const known = this.rooms.kept.find(
      (room) => JSON.stringify(room.about) === asked && room.seeker.memberId === memberId,
    );
    return { listing: about, ownerId, seekerId: memberId, known };
  }

  private wantedMates(memberId: string, requestId: string): WantedRoom {
    const { mates, community } = this.rooms;
    if (mates === undefined) throw notFound();
    const { listing, ownerId, seekerId } = roomOfMates(mates, memberId, requestId);
    if (community.areApart(ownerId, seekerId)) throw notFound();
    const known = this.rooms.betweenMates(ownerId, seekerId);
    return { listing: { dealId: listing.id }, ownerId, seekerId, known };
  }

  private ownerOf(memberId: string, about: RoomAbout): string {
    if ('dealId' in about) {
      const mate = this.rooms.mates?.find(about.dealId);
      const { authorId } = mate ?? this.rooms.deals.seen(memberId, about.dealId);
      if (authorId === null) throw notFound(true);
      return authorId;
    }
    const house = this.rooms.house(about.houseId);
    if (house === null || this.rooms.community.areApart(memberId, house.ownerId)) throw notFound();
    return house.ownerId;
  }

  private find(memberId: string, id: string): KeptRoom | undefined {
    return this.rooms.of(memberId).find((room) => room.id === id);
  }

  private seen(id: string) {
    const { id: memberId } = this.rooms.community.member(this.who);
    const room = this.find(memberId, id);
    if (room === undefined) throw noRoom();
    return { memberId, room };
  }

  private checkOpen(memberId: string, room: KeptRoom): void {
    if (this.rooms.community.author(this.rooms.otherOf(room, memberId).memberId) === null)
      throw refused('id', '상대가 탈퇴해서 메시지를 보낼 수 없어요.');
    if (this.rooms.isParted(room)) throw refused('id', '연결이 끝나서 메시지를 보낼 수 없어요.');
  }
}

/** {@link LiveChats} of one person. */
export class MemoryLiveChats implements LiveChats {
  constructor(
    private readonly rooms: MemoryRooms,
    private readonly who: Who,
  ) {}

  listen(hear: (change: ChatChange) => void, begun: () => void): () => void {
    const stops = [this.who()].flatMap((author) =>
      author === null ? [] : [this.rooms.listen(author.id, hear)],
    );
    begun();
    return () => {
      for (const stop of stops) stop();
    };
  }
}

const sent = (room: KeptRoom, memberId: string, key: string) =>
  room.messages.find((one) => one.by === memberId && one.key === key);
