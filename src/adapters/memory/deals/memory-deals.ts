import {
  DEAL_STATUS,
  dealWays,
  hiddenPlace,
  priceHint,
  shownUntil,
  type Area,
  type DealWay,
  type DirectDeal,
  type DirectDraft,
  type DirectSummary,
  type LatLng,
  type PriceHint,
  type StationWalk,
} from '#core';
import { isoOf, type MemoryCommunity } from '../community/memory-community';
import { isOwn, MemoryListings, type KeptListing } from './memory-listings';

/** A direct deal as it is kept. */
export interface KeptDeal extends KeptListing {
  /** How often its number was told. */
  readonly shownBy: Map<DealWay, number>;
  draft: DirectDraft;
  /** Who is let see where the building is. */
  readonly openedTo: Set<string>;
}

interface MemoryDealsWorld {
  /** Who is there, who blocked whom, and the clock. */
  readonly community: MemoryCommunity;
  readonly areas?: readonly Area[];
  readonly stationNear?: (at: LatLng) => StationWalk | null;
  readonly usual?: (draft: DirectDraft) => Parameters<typeof priceHint>;
}

/** Parts of a cell by which a deal's grid is shifted: no secret here, but another for each deal. */
const shiftOf = (id: string) => {
  const part = (step: number) => (Number(id) * step) % 1;
  return { north: part(0.618), east: part(0.414) };
};

/** Direct deals, for as many people as ask. */
export class MemoryDeals extends MemoryListings<KeptDeal> {
  /** What numbers were told, by the member and the day. */
  readonly showings = new Map<string, Set<string>>();

  constructor(private readonly world: MemoryDealsWorld) {
    super(world.community);
    this.community.whenBlocked(({ by, whom }) => {
      for (const deal of this.kept) if (deal.authorId === by) deal.openedTo.delete(whom);
    });
  }

  nextId(): string {
    return String(Math.max(0, ...this.kept.map(({ id }) => Number(id))) + 1);
  }

  /** Somebody offers a room from now on. */
  add(authorId: string | null, draft: DirectDraft, change: Partial<KeptDeal> = {}): KeptDeal {
    const now = this.community.now();
    const deal: KeptDeal = {
      id: this.nextId(),
      authorId,
      draft,
      createdAt: now,
      confirmedAt: now,
      status: DEAL_STATUS.OPEN,
      goneAt: null,
      editedAt: null,
      hold: null,
      isDeleted: false,
      isExample: false,
      views: 0,
      shownBy: new Map(),
      openedTo: new Set(),
      askedBy: new Set(),
      goneBy: new Set(),
      zzimBy: new Set(),
      ...change,
    };
    this.kept.push(deal);
    return deal;
  }

  private at(deal: KeptDeal): LatLng {
    return hiddenPlace(deal.draft.place, shiftOf(deal.id));
  }

  summary(viewer: string | null, deal: KeptDeal): DirectSummary {
    const { draft } = deal;
    const photos = this.community.pictures(draft.pictureIds);
    const [photo = null] = photos;
    return {
      ...this.common(viewer, deal),
      maintenance: draft.fee.amount,
      photo,
      photoCount: photos.length,
    };
  }

  whole(viewer: string | null, deal: KeptDeal): DirectDeal {
    const { place, pictureIds, contact, ...said } = deal.draft;
    const { views, editedAt } = deal;
    const { road, lot, unit, lat, lng } = place;
    const isAuthor = isOwn(viewer, deal);
    const isOpened = viewer !== null && deal.openedTo.has(viewer);
    return {
      ...said,
      ...this.common(viewer, deal),
      author: this.community.author(deal.authorId),
      photos: this.community.pictures(pictureIds),
      exactPlace: isAuthor || isOpened ? { road, lot, unit: isAuthor ? unit : '', lat, lng } : null,
      // Who may be called is told to others elsewhere, to members alone.
      contact: isAuthor ? contact : null,
      ways: dealWays(contact),
      pictureIds: isAuthor ? pictureIds : null,
      priceHint: this.hint(deal.draft),
      replies: null,
      views,
      editedAt: editedAt === null ? null : isoOf(editedAt),
      mine: {
        isAuthor,
        hasAsked: viewer !== null && deal.askedBy.has(viewer),
        saidGone: viewer !== null && deal.goneBy.has(viewer),
      },
    };
  }

  private common(viewer: string | null, deal: KeptDeal) {
    const { id, draft, createdAt, confirmedAt, isExample, hold } = deal;
    const at = this.at(deal);
    return {
      id,
      lat: at.lat,
      lng: at.lng,
      status: this.statusOf(deal),
      party: draft.offerer.party,
      roomType: draft.roomType,
      rentType: draft.rentType,
      deposit: draft.deposit,
      monthly: draft.monthly,
      area: draft.area,
      floor: draft.floor,
      options: draft.options,
      title: draft.title,
      address: this.address(draft.place.dongliCode),
      station: this.world.stationNear?.(at) ?? null,
      createdAt: isoOf(createdAt),
      confirmedAt: isoOf(confirmedAt),
      shownUntil: isoOf(shownUntil(deal)),
      isExample,
      hold: isOwn(viewer, deal) ? hold : null,
    };
  }

  private address(dongliCode: string): Area {
    const known = this.world.areas?.find((area) => area.dongliCode === dongliCode);
    const { sido, sigungu, dong } = known ?? { sido: '', sigungu: '', dong: '' };
    return { dongliCode, sido, sigungu, dong };
  }

  private hint(draft: DirectDraft): PriceHint | null {
    const known = this.world.usual?.(draft);
    return known === undefined ? null : priceHint(...known);
  }
}
