import {
  ownerReplies,
  type AskedRoom,
  type ChatAbout,
  type ChatChange,
  type ChatListing,
  type ChatMessage,
  type ChatRoom,
  type ChatStanding,
} from '#core';
import { isoOf, type MemoryCommunity } from '../community/memory-community';
import type { KeptDeal, MemoryDeals } from '../deals/memory-deals';
import type { MemoryMates } from '../deals/memory-mates';
import { dealOnTop } from './memory-deal-rooms';
import { haveAgreed, mateOnTop } from './memory-mate-rooms';
import { readText } from './memory-said-text';
import { haveMet, visitFor, type KeptVisit } from './memory-visits';
import { blockedRoom, gone } from './untold-rooms';

/** The listing of a room; of mates one of theirs. */
export type RoomAbout = Exclude<ChatAbout, { readonly requestId: string }>;

interface KeptMessage {
  readonly number: number;
  readonly by: string;
  readonly key: string;
  readonly text: string;
  readonly pictureIds: readonly string[];
  readonly visit: KeptVisit | null;
  /** ms */
  readonly sentAt: number;
  /** Who took it away for themselves. */
  readonly hiddenFor: Set<string>;
}

/** One of the two of a room. */
interface Seat {
  readonly memberId: string;
  hiddenTo: number;
  read: number;
  isMuted: boolean;
  revision: number;
  change: number;
}

/** A room as it is kept. */
export interface KeptRoom {
  readonly id: string;
  readonly about: RoomAbout;
  readonly owner: Seat;
  readonly seeker: Seat;
  readonly messages: KeptMessage[];
  visit: KeptVisit | null;
}

/** A house whose advertiser is a member (spec/readings R47). */
export interface MemberHouse {
  readonly ownerId: string;
  readonly listing: ChatListing;
}

interface MemoryRoomsWorld {
  readonly deals: MemoryDeals;
  readonly mates?: MemoryMates;
  readonly houses?: ReadonlyMap<string, MemberHouse>;
}

/** Rooms of two, for as many people as ask. */
export class MemoryRooms {
  readonly kept: KeptRoom[] = [];
  readonly community: MemoryCommunity;
  private readonly changes = new Map<string, number>();
  private readonly listeners = new Map<string, Set<(change: ChatChange) => void>>();

  constructor(private readonly world: MemoryRoomsWorld) {
    this.community = world.deals.community;
  }

  get deals(): MemoryDeals {
    return this.world.deals;
  }

  get mates(): MemoryMates | undefined {
    return this.world.mates;
  }

  house(id: string): MemberHouse | null {
    return this.world.houses?.get(id) ?? null;
  }

  add(about: RoomAbout, ownerId: string, seekerId: string): KeptRoom {
    const seat = (memberId: string): Seat => ({
      memberId,
      hiddenTo: 0,
      read: 0,
      isMuted: false,
      revision: 0,
      change: 0,
    });
    const id = String(this.kept.length + 1);
    const room = { id, about, owner: seat(ownerId), seeker: seat(seekerId), messages: [] };
    const kept: KeptRoom = { ...room, visit: null };
    this.kept.push(kept);
    return kept;
  }

  /** Something is said, and told to both. */
  say(room: KeptRoom, said: Omit<KeptMessage, 'number' | 'sentAt' | 'hiddenFor'>): KeptMessage {
    const number = room.messages.length + 1;
    const hiddenFor = new Set<string>();
    const message = { ...said, number, sentAt: this.community.now(), hiddenFor };
    const seat = this.seatOf(room, said.by);
    const isAnswer = number > 1 && said.visit === null && !this.hasAnswered(room, said.by);
    if (isAnswer) seat.revision += 1;
    room.messages.push(message);
    if (said.visit !== null) room.visit = said.visit;
    seat.read = number;
    this.changed(room, [room.owner, room.seeker]);
    return message;
  }

  /** Something became of a room besides what its standing says. */
  revised(room: KeptRoom, seats: readonly Seat[]): void {
    for (const seat of seats) seat.revision += 1;
    this.changed(room, seats);
  }

  changed(room: KeptRoom, seats: readonly Seat[]): void {
    for (const seat of seats) {
      seat.change = (this.changes.get(seat.memberId) ?? 0) + 1;
      this.changes.set(seat.memberId, seat.change);
    }
    for (const { memberId } of seats) {
      const change = { ...this.standing(room, memberId), unreadInAll: this.unreadInAll(memberId) };
      for (const hear of this.listeners.get(memberId) ?? []) hear(change);
    }
  }

  listen(memberId: string, hear: (change: ChatChange) => void): () => void {
    const theirs = this.listeners.get(memberId) ?? new Set();
    const one = (change: ChatChange) => {
      hear(change);
    };
    this.listeners.set(memberId, theirs.add(one));
    return () => {
      theirs.delete(one);
    };
  }

  seatOf({ owner, seeker }: KeptRoom, memberId: string): Seat {
    return owner.memberId === memberId ? owner : seeker;
  }

  otherOf({ owner, seeker }: KeptRoom, memberId: string): Seat {
    return owner.memberId === memberId ? seeker : owner;
  }

  /** Rooms that a person may see, whether or not something was said in them. */
  of(memberId: string): readonly KeptRoom[] {
    return this.kept.filter((room) => {
      const isTheirs = [room.owner, room.seeker].some((seat) => seat.memberId === memberId);
      return isTheirs && !this.community.areApart(memberId, this.otherOf(room, memberId).memberId);
    });
  }

  unreadInAll(memberId: string): number {
    return this.of(memberId).reduce((sum, room) => sum + this.standing(room, memberId).unread, 0);
  }

  standing(room: KeptRoom, memberId: string): ChatStanding {
    const { hiddenTo, read, revision, change } = this.seatOf(room, memberId);
    const unread = room.messages.filter(
      ({ by, number }) => by !== memberId && number > Math.max(hiddenTo, read),
    ).length;
    const theirRead = this.otherOf(room, memberId).read;
    const { length: last } = room.messages;
    return { id: room.id, last, hiddenTo, unread, theirRead, revision, change };
  }

  message(room: KeptRoom, memberId: string, kept: KeptMessage): ChatMessage {
    const isMine = kept.by === memberId;
    const isHidden = kept.hiddenFor.has(memberId);
    const isWhole = isMine || this.hasAnswered(room, memberId);
    const { text, isMasked, risk } = readText(room.messages, kept, isWhole);
    return {
      number: kept.number,
      isMine,
      key: isMine ? kept.key : null,
      kind: kept.visit === null ? 'TEXT' : 'VISIT',
      text: isHidden ? '' : text,
      isHidden,
      isMasked,
      risk,
      pictures: isHidden ? [] : this.community.pictures(kept.pictureIds),
      visit: visitFor(kept.visit, memberId),
      sentAt: isoOf(kept.sentAt),
    };
  }

  room(room: KeptRoom, memberId: string): ChatRoom {
    const seat = this.seatOf(room, memberId);
    const { hiddenTo } = seat;
    const last = room.messages.at(-1);
    const seen = room.messages.findLast(
      ({ number, hiddenFor }) => number > hiddenTo && !hiddenFor.has(memberId),
    );
    const other = this.community.author(this.otherOf(room, memberId).memberId);
    return {
      ...this.standing(room, memberId),
      listing: this.listing(room.about, memberId),
      other,
      isOwner: room.owner === seat,
      isMuted: seat.isMuted,
      isOpen: other !== null && !this.isParted(room),
      isBlocked: false,
      isPlaceOpen: this.dealOf(room.about)?.openedTo.has(room.seeker.memberId) ?? false,
      lastMessage: seen === undefined ? null : this.message(room, memberId, seen),
      lastAt: last === undefined || last.number <= hiddenTo ? null : isoOf(last.sentAt),
      visit: visitFor(room.visit, memberId),
      isFirstVisit: !haveMet(this.kept, room),
      replies: this.replies(room.owner.memberId),
    };
  }

  /** A room as who blocked the other is told of it; null where they did not. */
  blocked(id: string, memberId: string): ChatRoom | null {
    const room = this.kept.find((one) => one.id === id);
    if (room === undefined) return null;
    const [seat, other] = [this.seatOf(room, memberId), this.otherOf(room, memberId)];
    const isTheirs = seat.memberId === memberId;
    if (!isTheirs || !this.community.hasBlocked(memberId, other.memberId)) return null;
    return blockedRoom(this.room(room, memberId));
  }

  private hasAnswered({ messages }: KeptRoom, memberId: string): boolean {
    return messages.some(({ by, visit }) => by === memberId && visit === null);
  }

  /** Whether either of two mates ended what they had agreed on. */
  isParted({ about, owner, seeker }: KeptRoom): boolean {
    if (this.mateOf(about) === undefined || this.mates === undefined) return false;
    return !haveAgreed(this.mates, owner.memberId, seeker.memberId);
  }

  /** The room that two mates have, by whose listing it began. */
  betweenMates(one: string, other: string): KeptRoom | undefined {
    return this.kept.find(({ about, owner, seeker }) => {
      const people = [owner.memberId, seeker.memberId];
      return this.mateOf(about) !== undefined && people.includes(one) && people.includes(other);
    });
  }

  /** The mate that a room is about. */
  private mateOf(about: RoomAbout) {
    return 'dealId' in about ? this.mates?.find(about.dealId) : undefined;
  }

  /** The direct deal that a room is about. */
  dealOf(about: RoomAbout): KeptDeal | undefined {
    return 'dealId' in about ? this.deals.find(about.dealId) : undefined;
  }

  private replies(ownerId: string) {
    const asked = this.kept.flatMap(({ owner, seeker, messages }): AskedRoom[] => {
      const first = messages.find(({ by }) => by === seeker.memberId);
      if (owner.memberId !== ownerId || first === undefined) return [];
      const answer = messages.find(({ by, number }) => by === ownerId && number > first.number);
      return [{ askedAt: first.sentAt, answeredAt: answer?.sentAt ?? null }];
    });
    return ownerReplies(asked, this.community.now());
  }

  private listing(about: RoomAbout, viewer: string): ChatListing {
    if ('houseId' in about)
      return this.house(about.houseId)?.listing ?? gone('house', about.houseId);
    const mate = this.mateOf(about);
    if (mate !== undefined && this.mates !== undefined) return mateOnTop(this.mates, mate, viewer);
    return dealOnTop(this.deals, about.dealId, viewer);
  }
}
