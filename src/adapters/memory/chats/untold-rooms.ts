import type { ChatListing, ChatRoom } from '#core';

/** A listing of which nothing is told. */
export const gone = (kind: ChatListing['kind'], id: string): ChatListing => ({
  kind,
  id,
  title: '',
  party: null,
  roomType: null,
  rentType: null,
  deposit: 0,
  monthly: 0,
  dong: '',
  photo: null,
  state: 'GONE',
  confirmedAt: null,
  isExample: false,
});

/** A room as it is told to who blocked the other one. */
export const blockedRoom = (room: ChatRoom): ChatRoom => ({
  ...room,
  last: 0,
  hiddenTo: 0,
  unread: 0,
  theirRead: 0,
  listing: gone(room.listing.kind, room.listing.id),
  isOpen: false,
  isBlocked: true,
  lastMessage: null,
  lastAt: null,
  visit: null,
  isFirstVisit: false,
  replies: null,
});

/** Why nothing of a deal is shown to who talks about it; what is held its author alone sees (spec/readings R39). */
export function lackOf(
  deal: {
    readonly isDeleted: boolean;
    readonly hold: object | null;
    readonly authorId: string | null;
  },
  viewer: string,
): 'GONE' | 'HELD' | null {
  if (deal.isDeleted || deal.authorId === null) return 'GONE';
  return deal.hold === null || deal.authorId === viewer ? null : 'HELD';
}
