import {
  AppError,
  isHiddenBy,
  isOnOffer,
  shownUntil,
  statusAt,
  type DealStanding,
  type DealStatus,
  type DealWay,
  type OwnSide,
  type PostHold,
} from '#core';
import { isoOf, notFound, type MemoryCommunity } from '../community/memory-community';

/** What is kept of a deal, whatever its kind. */
export interface KeptListing {
  /** A number: what is newer has the larger one. */
  readonly id: string;
  /** Null where the person has left. */
  readonly authorId: string | null;
  readonly createdAt: number;
  readonly views: number;
  readonly isExample: boolean;
  /** Who wants to know whether it is still there, and who says that it is gone. */
  readonly askedBy: Set<string>;
  readonly goneBy: Set<string>;
  /** Who keeps it. */
  readonly zzimBy: Set<string>;
  /** As its owner left it. */
  status: DealStatus;
  confirmedAt: number;
  /** When the second member said that it is gone. */
  goneAt: number | null;
  editedAt: number | null;
  hold: PostHold | null;
  isDeleted: boolean;
}

/** Deals of one kind, for as many people as ask. */
export class MemoryListings<Kept extends KeptListing> {
  readonly kept: Kept[] = [];

  constructor(readonly community: MemoryCommunity) {}

  find(id: string): Kept | undefined {
    return this.kept.find((one) => one.id === id);
  }

  statusOf(deal: KeptListing): DealStatus {
    return statusAt(deal.status, shownUntil(deal), this.community.now());
  }

  /** What keeps one from everybody once it comes on offer; here nothing but what does already. */
  holdOnOffer(deal: Kept): PostHold | null {
    return deal.hold;
  }

  standing(deal: KeptListing): DealStanding {
    const { id, confirmedAt } = deal;
    const status = this.statusOf(deal);
    return { id, status, confirmedAt: isoOf(confirmedAt), shownUntil: isoOf(shownUntil(deal)) };
  }

  /** What its owner is told of it; `told` is how often its number was, by the way. */
  ownSide(deal: KeptListing, told: ReadonlyMap<DealWay, number> = new Map()): OwnSide {
    const { authorId, views, goneAt, status } = deal;
    return {
      views,
      week: [0, 0, 0, 0, 0, 0, views],
      zzims: [...deal.zzimBy].filter((who) => !this.community.areApart(authorId, who)).length,
      contacts: { SMS: told.get('SMS') ?? 0, TEL: told.get('TEL') ?? 0, CHAT: 0 },
      isSaidGone: goneAt !== null,
      isHiddenByOwner: isHiddenBy(status),
    };
  }

  /** Whether somebody may know of it at all, whatever became of it. */
  meets(viewer: string | null, deal: KeptListing): boolean {
    if (isOwn(viewer, deal)) return true;
    return deal.hold === null && !this.community.areApart(viewer, deal.authorId);
  }

  sees(viewer: string | null, deal: KeptListing): boolean {
    if (deal.isDeleted || !this.meets(viewer, deal)) return false;
    return isOwn(viewer, deal) || isOnOffer(this.statusOf(deal));
  }

  /** One that may be seen, to do something with it. */
  seen(memberId: string, id: string): Kept {
    const deal = this.find(id);
    if (deal === undefined) throw notFound();
    if (!this.sees(memberId, deal)) throw notFound(deal.isDeleted);
    return deal;
  }
}

/** @throws AppError where a deal is another by now than the version that somebody began to change. */
export function checkVersion({ editedAt, createdAt }: KeptListing, base: string | undefined): void {
  const isSame = base === undefined || Date.parse(base) === (editedAt ?? createdAt);
  if (!isSame) throw new AppError('conflict', '그 사이에 다른 곳에서 고친 글이에요.', 'base', 409);
}

export const isOwn = (viewer: string | null, { authorId }: KeptListing): boolean =>
  viewer !== null && authorId === viewer;
