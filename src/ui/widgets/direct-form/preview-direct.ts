import {
  DEAL_STATUS,
  dealWays,
  hiddenPlace,
  shownUntil,
  tidyDirect,
  type Author,
  type DirectDeal,
  type DirectDraft,
  type Photo,
} from '#core';
import type { TypedPlace } from './typed-direct';

/** How the circle lies is the server's secret: here it lies in some way. */
export const SOME_SHIFT = { north: 0.3, east: 0.6 } as const;

interface PreviewParts {
  readonly place: TypedPlace;
  readonly photos: readonly Photo[];
  readonly author: Author;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A draft that can be sent, as its page will show it to others. */
export function previewOf(
  given: DirectDraft,
  { place: { dongliCode, sido, sigungu, dong, isMiddle }, photos, author, now }: PreviewParts,
): DirectDeal {
  const { place, pictureIds: _, contact, ...said } = tidyDirect(given);
  const confirmedAt = new Date(now).toISOString();
  return {
    ...said,
    ...hiddenPlace(place, SOME_SHIFT),
    id: '',
    status: DEAL_STATUS.OPEN,
    party: said.offerer.party,
    author,
    address: { dongliCode, sido, sigungu, dong },
    station: null,
    photos,
    exactPlace: null,
    isMiddle,
    contact: null,
    ways: dealWays(contact),
    pictureIds: null,
    priceHint: null,
    replies: null,
    views: 0,
    createdAt: confirmedAt,
    confirmedAt,
    shownUntil: new Date(shownUntil({ confirmedAt: now, goneAt: null })).toISOString(),
    editedAt: null,
    isExample: false,
    hold: null,
    isHiddenByOwner: false,
    mine: { isAuthor: false, hasAsked: false, saidGone: false },
  };
}
