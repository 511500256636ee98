import type {
  ChatAbout,
  ChatDraft,
  ChatListing,
  ChatMessage,
  ChatPage,
  ChatRoom,
  MessagePage,
  MessageQuery,
  Result,
  VisitState,
} from '#core';
import type { WriterRecord } from '../communities/posts';
import type { CalendarVisit } from '../notices/calendars';
import type { StoredPicture } from '../pictures/stored-pictures';
import type { Sending } from '../sending';

/** A message as the database holds it: links of its pictures are signed when it is answered. */
export interface ChatMessageRecord extends Omit<ChatMessage, 'pictures'> {
  readonly pictures: readonly StoredPicture[];
}

/** A room as the database holds it. */
export interface ChatRoomRecord extends Omit<ChatRoom, 'listing' | 'other' | 'lastMessage'> {
  readonly listing: Omit<ChatListing, 'photo'> & {
    /** Of a deal the id of a picture, else the path of a drawn one; null where there is none. */
    readonly picture: string | null;
  };
  readonly other: WriterRecord | null;
  readonly lastMessage: ChatMessageRecord | null;
}

/**
 * Why nothing is answered, or written. `none`: no room, or no listing, that this person may see ·
 * `ended`: the listing is over · `own`: it is their own · `left`: the other has left · `parted`: one of
 * two mates ended what they agreed on · `key-spent`: the sending's name was another one's · `no-member`: the account was closed meanwhile · `no-picture`: a
 * picture is none that the writer brought, or was forgotten · `no-place`: it is no direct deal of theirs · `visit-over`: what it is about is over ·
 * other `visit-…`: the core's VisitRefusal.
 */
export type ChatRefusal =
  | 'none'
  | 'ended'
  | 'own'
  | 'left'
  | 'parted'
  | 'key-spent'
  | 'no-member'
  | 'no-picture'
  | 'no-place'
  | 'visit-over'
  | 'visit-time'
  | 'visit-same'
  | 'visit-changed'
  | 'visit-none';

/** What a visit is to become; ms. */
export interface WishedVisit {
  readonly state: VisitState;
  readonly at: number;
}

/**
 * Rooms of two (spec/readings R45), each for the one of the two who asks. Nothing is answered of a room
 * with somebody whom they blocked or who blocked them, but by {@link StoredChats.one} to who blocked.
 */
export interface StoredChats {
  /** Answers its id. */
  open(memberId: number, about: ChatAbout): Promise<Result<string, ChatRefusal>>;
  /** Whether the room that would be opened is there, whether or not the two meet. */
  isThere(memberId: number, about: ChatAbout): Promise<boolean>;
  /** @throws BadCursorError for a cursor that was never given. */
  list(
    memberId: number,
    query: { readonly cursor: string | null; readonly limit: number },
  ): Promise<Omit<ChatPage, 'items'> & { readonly items: readonly ChatRoomRecord[] }>;
  /** To who blocked the other one: that it is they who did, with whom, and nothing else. */
  one(memberId: number, id: string): Promise<Result<ChatRoomRecord, ChatRefusal>>;
  messages(
    memberId: number,
    id: string,
    query: MessageQuery,
  ): Promise<
    Result<
      Omit<MessagePage, 'items'> & { readonly items: readonly ChatMessageRecord[] },
      ChatRefusal
    >
  >;
  /** Whether a member is one of the two, whether or not they meet. */
  isIn(memberId: number, id: string): Promise<boolean>;
  /** Whether a member has said something in a room by the sending of this name. */
  isSaid(memberId: number, id: string, key: string): Promise<boolean>;
  /** What is answered is written, in this order on both sides. */
  send(
    memberId: number,
    id: string,
    draft: ChatDraft,
    sending: Sending,
  ): Promise<Result<ChatMessageRecord, ChatRefusal>>;
  /** Answers up to which number it is read. */
  read(memberId: number, id: string, upTo: number): Promise<Result<number, ChatRefusal>>;
  mute(memberId: number, id: string, isMuted: boolean): Promise<Result<null, ChatRefusal>>;
  hide(memberId: number, id: string, number: number): Promise<Result<null, ChatRefusal>>;
  leave(memberId: number, id: string): Promise<Result<null, ChatRefusal>>;
  openPlace(memberId: number, id: string, isOpen: boolean): Promise<Result<null, ChatRefusal>>;
  visit(
    memberId: number,
    id: string,
    wish: WishedVisit,
    sending: Sending,
  ): Promise<Result<null, ChatRefusal>>;
  /**
   * The visit that the two agreed on last, as a calendar of the one who asks has it; `none` where they
   * never did. It is called off where nobody is met any more, too.
   */
  calendarVisit(memberId: number, id: string): Promise<Result<CalendarVisit, ChatRefusal>>;
}
