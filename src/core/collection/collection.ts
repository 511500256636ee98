import type { PostHold } from '../community/post';

/** What can be put in a collection; rooms of direct deals and mates are both deals. */
export const COLLECTED = {
  house: 'house',
  deal: 'deal',
  notice: 'notice',
  post: 'post',
  content: 'content',
} as const;
export type CollectedKind = keyof typeof COLLECTED;

/** What somebody makes of an item; each member one of them an item. */
export const VOTE = { UP: 'UP', DOWN: 'DOWN', NONE: 'NONE' } as const;
export type Vote = keyof typeof VOTE;

/** Of a name, in characters. */
export const MOST_COLLECTION_NAME = 30;
/** Of one collection. */
export const MOST_COLLECTED = 100;
/** Of one collection, its owner among them. */
export const MOST_COLLECTION_MEMBERS = 10;
/** Of one member, own and joined. */
export const MOST_COLLECTIONS = 50;
/** How many days a link may be good for; a link without an end is good until it is withdrawn. */
export const LINK_DAYS = [1, 7, 30] as const;

/** What is collected, by what it is. */
export interface CollectedRef {
  readonly kind: CollectedKind;
  readonly id: string;
}

/** Votes for an item of people whom the one who asks meets. */
export interface VoteCount {
  readonly up: number;
  readonly down: number;
  /** One's own. */
  readonly mine: Vote;
}

/** Something in a collection. What became of it says who keeps it: here it is only named. */
export interface CollectedItem extends CollectedRef {
  /** ISO 8601 with zone. */
  readonly addedAt: string;
  /** The nickname of whoever added it; null where they are in it no more, and for who only has the link. */
  readonly addedBy: string | null;
  /** Whether the one who asks added it, too. */
  readonly isMine: boolean;
  readonly votes: VoteCount;
}

/** Somebody in a collection: a nickname, and a name that nothing else has. */
export interface CollectionMember {
  /** Of the seat, not of the person. */
  readonly id: string;
  readonly nickname: string;
  readonly isOwner: boolean;
  readonly isMe: boolean;
}

/** What the link of a collection lets people do who came by it. */
export interface LinkRules {
  readonly mayAdd: boolean;
  readonly mayVote: boolean;
}

/** The link by which a collection is shared; its owner alone is told. */
export interface CollectionLink extends LinkRules {
  readonly code: string;
  /** ISO 8601 with zone; null where it ends only by being withdrawn. */
  readonly expiresAt: string | null;
}

/** Who somebody is in a collection: `reader` only has its link. */
export type CollectionRole = 'owner' | 'member' | 'reader';

/** A collection in the list of its members. */
export interface CollectionSummary {
  readonly id: string;
  readonly name: string;
  readonly role: CollectionRole;
  /** The nickname of its owner. */
  readonly owner: string;
  /** Those that the one who asks sees. */
  readonly items: number;
  /** Its owner among them. */
  readonly members: number;
  readonly isShared: boolean;
  /** Whether it has what was asked about; false where nothing was. */
  readonly has: boolean;
  /** ISO 8601 with zone: when it was made, or something was added last. */
  readonly changedAt: string;
}

/** A collection, whole (spec/readings R65). */
export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly role: CollectionRole;
  /** The nickname of its owner. */
  readonly owner: string;
  /** In the order of {@link inVoteOrder}. */
  readonly items: readonly CollectedItem[];
  /** In the order in which they came; empty for who only has the link. */
  readonly members: readonly CollectionMember[];
  /** How many there are, for everybody. */
  readonly memberCount: number;
  /** What the one who asks may do. */
  readonly mayAdd: boolean;
  readonly mayVote: boolean;
  /** Null where there is none, and for everybody but its owner. */
  readonly link: CollectionLink | null;
  /** Why nobody else sees it; for its owner alone. */
  readonly hold: PostHold | null;
}

/** Something changed in a collection of a member: in `isOut` they are in it no more. */
export interface CollectionChange {
  readonly collectionId: string;
  readonly isOut: boolean;
  /** The member's count of changes. */
  readonly change: number;
}
