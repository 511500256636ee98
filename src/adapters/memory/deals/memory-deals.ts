import {
  DEAL_STATUS,
  dealWays,
  distanceMetres,
  DOUBLED_RULE,
  hiddenPlace,
  HOLD_STATE,
  isHiddenBy,
  isSamePlace,
  isSameRoom,
  isTryingPlaces,
  priceHint,
  shownUntil,
  TRYING_MS,
  type Area,
  type DealWay,
  type DirectDeal,
  type DirectDraft,
  type DirectSummary,
  type LatLng,
  type PostHold,
  type PriceHint,
  type RoomPlace,
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
  /** With their middles. */
  readonly areas?: readonly (Area & LatLng)[];
  readonly stationNear?: (at: LatLng) => StationWalk | null;
  readonly usual?: (draft: DirectDraft) => Parameters<typeof priceHint>;
}

/** What a room is held as that another offers as well, or whose author tries many places. */
export const DOUBLED = { state: HOLD_STATE.HELD, reason: DOUBLED_RULE, mayAppeal: true } as const;

/** Parts of a cell by which a deal's grid is shifted: no secret here, but another for each deal. */
const shiftOf = (id: string) => {
  const part = (step: number) => (Number(id) * step) % 1;
  return { north: part(0.618), east: part(0.414) };
};

/** Direct deals, for as many people as ask. */
export class MemoryDeals extends MemoryListings<KeptDeal> {
  /** What numbers were told, by the member and the day. */
  readonly showings = new Map<string, Set<string>>();
  /** Where members offered rooms, and when. */
  private readonly places = new Map<string, readonly (RoomPlace & { readonly at: number })[]>();

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

  /** Whether a member offers, with this one, rooms at more places in a day than most have. */
  tries(authorId: string, place: RoomPlace): boolean {
    const now = this.community.now();
    const before = (this.places.get(authorId) ?? []).filter(
      (one) => one.at > now - TRYING_MS && !isSamePlace(one, place),
    );
    this.places.set(authorId, [...before, { ...place, at: now }]);
    return isTryingPlaces(before.length + 1);
  }

  /** Whether another offers the same room. */
  isDoubled(authorId: string | null, place: RoomPlace): boolean {
    return this.kept.some(
      (deal) =>
        deal.authorId !== authorId && this.sees(null, deal) && isSameRoom(deal.draft.place, place),
    );
  }

  override holdOnOffer(deal: KeptDeal): PostHold | null {
    const isDoubled = this.isDoubled(deal.authorId, deal.draft.place);
    return deal.hold ?? (isDoubled ? DOUBLED : null);
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
      isMiddle: this.isMiddle(place),
      // Who may be called is told to others elsewhere, to members alone.
      contact: isAuthor ? contact : null,
      ways: dealWays(contact),
      pictureIds: isAuthor ? pictureIds : null,
      priceHint: this.hint(deal.draft),
      replies: null,
      views,
      editedAt: editedAt === null ? null : isoOf(editedAt),
      isHiddenByOwner: isAuthor && isHiddenBy(deal.status),
      mine: {
        isAuthor,
        hasAsked: viewer !== null && deal.askedBy.has(viewer),
        saidGone: viewer !== null && deal.goneBy.has(viewer),
      },
    };
  }

  private isMiddle(place: DirectDraft['place']): boolean {
    const dong = this.world.areas?.find(({ dongliCode }) => dongliCode === place.dongliCode);
    return dong !== undefined && distanceMetres(dong, place) < 1;
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
      station: this.isMiddle(draft.place) ? null : (this.world.stationNear?.(at) ?? null),
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
