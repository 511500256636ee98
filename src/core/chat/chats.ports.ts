import type { Cancellation } from '../shared/abort';
import type { ChatAbout, ChatChange, ChatDraft, ChatMessage, ChatRoom, VisitState } from './chat';

/** So many rooms are asked for at once, and so many messages. */
export const CHAT_PAGE = 30;
export const MESSAGE_PAGE = 50;

/** A page of rooms, the last that something was said in first. */
export interface ChatPage {
  readonly items: readonly ChatRoom[];
  /** Opaque; null on the last page. */
  readonly next: string | null;
  /** Unread messages of all rooms. */
  readonly unreadInAll: number;
}

/** Messages around a number, which itself is not among them; without one the last ones. */
export type MessageQuery =
  | { readonly after: number; readonly limit: number }
  | { readonly before: number | null; readonly limit: number };

/** Messages next to each other, in the order of their numbers. */
export interface MessagePage {
  readonly items: readonly ChatMessage[];
  /** The number of the room's last message now; 0 where there is none. */
  readonly last: number;
  /** Numbers up to this one are hidden from the one who asks. */
  readonly hiddenTo: number;
  readonly theirRead: number;
  /** As {@link ChatStanding.revision}; the messages are of it. */
  readonly revision: number;
}

/** What is said of a visit: a time is proposed, agreed to or not taken, or what was agreed on is called off. */
export interface VisitWish {
  readonly state: VisitState;
  /** ISO 8601 with zone; the time that is proposed, or of which it is said. */
  readonly at: string;
}

/**
 * Rooms of two of the person who is signed in (spec/readings R45). A room with somebody whom they
 * blocked or who blocked them is none, but for {@link Chats.one}. Every method rejects with an AppError, with `not-found` where
 * there is no room that the person may see, with `refused` and the field where a rule is broken; an
 * aborted one with an AbortError.
 */
export interface Chats {
  /**
   * The room about a listing, which is made where there is none: there is one, whoever asks how often. Two
   * mates have one room, which both open from the moment on at which they agreed (spec/readings R44).
   */
  open(about: ChatAbout): Promise<ChatRoom>;
  /** Those in which something was said that the person may see. */
  list(
    query: { readonly cursor: string | null; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<ChatPage>;
  /**
   * Null where there is none that the person may see. With somebody whom they blocked it is one that says
   * so, and nothing else.
   */
  one(id: string, cancel?: Cancellation): Promise<ChatRoom | null>;
  messages(id: string, query: MessageQuery, cancel?: Cancellation): Promise<MessagePage>;
  /** `key` names the sending: sent again, after a dead network or by a double tap, it is the same message. */
  send(id: string, draft: ChatDraft, key: string): Promise<ChatMessage>;
  /** All up to a number is read, on every device; a smaller number than before changes nothing. */
  read(id: string, upTo: number): Promise<void>;
  mute(id: string, isMuted: boolean): Promise<void>;
  /** Takes a message away from the person alone, whoever wrote it; done twice it is as done once. */
  hide(id: string, number: number): Promise<void>;
  /** Hides the room, and all that was said in it, from the person alone; what comes later shows it again. */
  leave(id: string): Promise<void>;
  /**
   * Lets the other one see where the building of one's own room is, or not any more (spec/readings R42);
   * which home of it is told to nobody. Refused where it is no direct deal of one's own.
   */
  openPlace(id: string, isOpen: boolean): Promise<ChatRoom>;
  /** `key` as of {@link send}. */
  visit(id: string, wish: VisitWish, key: string): Promise<ChatRoom>;
}

/** Visits as files for a calendar (spec/readings R43a). */
export interface VisitFiles {
  /**
   * Fetches the visit that the two of a room agreed on last and has the device keep it; answers the name
   * that it is kept under. One that was called off takes itself out of a calendar that has it. Rejects
   * with an AppError, with `not-found` where nothing was ever agreed on.
   */
  keep(id: string, cancel?: Cancellation): Promise<string>;
}

/** What comes of rooms while the page is open. */
export interface LiveChats {
  /**
   * Calls with every change of the member's rooms, each at least once and in every tab, as long as the
   * member's inbox is followed (`LiveInbox.open`): both come by one connection. `begun` is called as
   * soon as nothing is missed any more: what was asked for before may lack what changed meanwhile, what
   * is asked for from then on lacks nothing. Where it is not known from when on, it is called too, and
   * once more when it is. Returns what ends it.
   */
  listen(hear: (change: ChatChange) => void, begun: () => void): () => void;
}
