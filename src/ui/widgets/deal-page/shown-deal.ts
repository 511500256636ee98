import type { Author, Confirmation, DealStatus, PostHold } from '#core';

/** What every deal says of itself, whatever is offered. */
export interface ShownDeal extends Confirmation {
  readonly id: string;
  readonly status: DealStatus;
  readonly title: string;
  /** Null where the person has left. */
  readonly author: Author | null;
  readonly createdAt: string;
  readonly views: number;
  readonly hold: PostHold | null;
  readonly isHiddenByOwner: boolean;
  readonly mine: { readonly isAuthor: boolean };
}
