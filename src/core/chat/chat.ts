import type { Author } from '../community/post';
import type { DealKind, DealStatus, OwnerReplies, Party } from '../deal/deal';
import type { DocumentPicture } from '../document/document';
import type { Photo } from '../house/house';
import type { RiskKind } from '../risk/risk';
import type { DealType, HouseTypeCode } from '../shared/codes';
import type { Manwon } from '../shared/money';

/**
 * What a room is about: a deal of either kind, a house whose advertiser is a member, or what two mates
 * agreed on, whatever became of their listings.
 */
export type ChatAbout =
  | { readonly dealId: string }
  | { readonly houseId: string }
  | { readonly requestId: string };

/** What stands on top of a room. */
export interface ChatListing {
  readonly kind: DealKind | 'house';
  readonly id: string;
  readonly title: string;
  /** Null of a house. */
  readonly party: Party | null;
  readonly roomType: HouseTypeCode | null;
  readonly rentType: DealType | null;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  /** 신림동; empty where it is not known any more. */
  readonly dong: string;
  readonly photo: Photo | null;
  /** How it stands now; HELD where moderators look at it, GONE where it was deleted: then nothing is said of it. */
  readonly state: DealStatus | 'HELD' | 'GONE';
  /** ISO 8601 with zone; null of what nobody confirms. */
  readonly confirmedAt: string | null;
  /** Whether it was invented to show the product: 예시. */
  readonly isExample: boolean;
}

/** What is said of looking at a room together (spec/readings R43a). */
export const VISIT_STATE = {
  PROPOSED: 'PROPOSED',
  AGREED: 'AGREED',
  /** A proposed time is not taken, or taken back: what was agreed on before stays. */
  DECLINED: 'DECLINED',
  CALLED_OFF: 'CALLED_OFF',
} as const;
export type VisitState = keyof typeof VISIT_STATE;

/** What was said last of a visit. */
export interface Visit<Time extends number | string> {
  readonly state: VisitState;
  /** The time of which it was said. */
  readonly at: Time;
  /**
   * The time that two agreed on, which stands until they agree on another one; null where there is none.
   * It may be past.
   */
  readonly agreedAt: Time | null;
  /** Whether the one who asks said so. */
  readonly isMine: boolean;
}

/** As it is told: its times are ISO 8601 with zone. */
export type ChatVisit = Visit<string>;

/** From so many rooms on something is said of how an owner answers. */
export const LEAST_ROOMS_FOR_REPLIES = 5;

/** What is said in a room. */
export interface ChatMessage {
  /** 1, 2, 3, … in its room, without gaps. */
  readonly number: number;
  readonly isMine: boolean;
  /** The name of the sending; null of the other's. */
  readonly key: string | null;
  readonly kind: 'TEXT' | 'VISIT';
  /** Empty of pictures alone, and of a visit. */
  readonly text: string;
  /** Whether the one who asks took it away for themselves: it has no text and no pictures for them. */
  readonly isHidden: boolean;
  /** Whether contacts in it are held back from the one who asks (spec/readings R45). */
  readonly isMasked: boolean;
  /** The gravest warning sign of fraud in a masked text as it was written; null of what is not masked. */
  readonly risk: RiskKind | null;
  /** Uncut; their links end after some hours, and come anew with the message. */
  readonly pictures: readonly DocumentPicture[];
  /** Null of what is no visit; else what was said of it then. */
  readonly visit: ChatVisit | null;
  /** ISO 8601 with zone. */
  readonly sentAt: string;
}

/** How far a room is for one of the two; a later state has a larger `change`. */
export interface ChatStanding {
  readonly id: string;
  /** The number of the last message; 0 where there is none. */
  readonly last: number;
  /** Messages up to this one are hidden from the one who asks, who left then. */
  readonly hiddenTo: number;
  /** Of the other's. */
  readonly unread: number;
  /** The number up to which the other has read. */
  readonly theirRead: number;
  /**
   * Counts what became of the room for the one who asks besides that: a message that was taken away or
   * reads whole by now, its bell, its place.
   */
  readonly revision: number;
  /** Counts the changes of what the member is told, as {@link MemberNotification.change}. */
  readonly change: number;
}

/** What is heard of a room while the page is open. */
export interface ChatChange extends ChatStanding {
  /** Unread messages of all the member's rooms. */
  readonly unreadInAll: number;
}

/** A room of two about one listing (spec/readings R45). */
export interface ChatRoom extends ChatStanding {
  readonly listing: ChatListing;
  /** Null where they have left: 탈퇴한 회원. */
  readonly other: Author | null;
  /** Whether the listing is that of the one who asks. */
  readonly isOwner: boolean;
  /** Whether nobody is told of what comes in it. */
  readonly isMuted: boolean;
  /** Whether something may be said in it: not to who has left, nor to a mate once either ended it. */
  readonly isOpen: boolean;
  /**
   * Whether the one who asks has blocked the other: then nothing is told of what it is about and was said
   * in it. The other one is told of no room at all (spec/readings R38).
   */
  readonly isBlocked: boolean;
  /** Whether its owner lets the other one see where the building is (spec/readings R42). */
  readonly isPlaceOpen: boolean;
  /** The last that the one who asks may see; null where there is none. */
  readonly lastMessage: ChatMessage | null;
  /**
   * When something was said last, ISO 8601 with zone, whether or not the one who asks may see it: by this
   * rooms stand in their list. Null where nothing was said since they left.
   */
  readonly lastAt: string | null;
  readonly visit: ChatVisit | null;
  /** Whether the two have never agreed on a visit: what to take care of is said first. */
  readonly isFirstVisit: boolean;
  /** Of the listing's owner; null where too few wrote to them. */
  readonly replies: OwnerReplies | null;
}

/** What a person says. */
export interface ChatDraft {
  readonly text: string;
  readonly pictureIds: readonly string[];
}
