import {
  DEAL_STATUS,
  hiddenPlace,
  isOnOffer,
  priceHint,
  shownUntil,
  statusAt,
  type Area,
  type DealStanding,
  type DealStatus,
  type DirectDeal,
  type DirectDraft,
  type DirectSummary,
  type LatLng,
  type PostHold,
  type PriceHint,
  type StationWalk,
} from '#core';
import { isoOf, notFound, type MemoryCommunity } from '../community/memory-community';

/** A direct deal as it is kept. */
export interface KeptDeal {
  /** A number: what is newer has the larger one. */
  readonly id: string;
  /** Null where the person has left. */
  readonly authorId: string | null;
  readonly createdAt: number;
  readonly views: number;
  readonly isExample: boolean;
  draft: DirectDraft;
  /** As its owner left it. */
  status: DealStatus;
  confirmedAt: number;
  /** When the second member said that it is gone. */
  goneAt: number | null;
  editedAt: number | null;
  hold: PostHold | null;
  isDeleted: boolean;
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
export class MemoryDeals {
  readonly kept: KeptDeal[] = [];
  readonly community: MemoryCommunity;

  constructor(private readonly world: MemoryDealsWorld) {
    this.community = world.community;
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
      ...change,
    };
    this.kept.push(deal);
    return deal;
  }

  find(id: string): KeptDeal | undefined {
    return this.kept.find((one) => one.id === id);
  }

  statusOf(deal: KeptDeal): DealStatus {
    return statusAt(deal.status, shownUntil(deal), this.community.now());
  }

  standing(deal: KeptDeal): DealStanding {
    const { id, confirmedAt } = deal;
    const status = this.statusOf(deal);
    return { id, status, confirmedAt: isoOf(confirmedAt), shownUntil: isoOf(shownUntil(deal)) };
  }

  /** Whether somebody may know of it at all, whatever became of it. */
  meets(viewer: string | null, deal: KeptDeal): boolean {
    if (isOwn(viewer, deal)) return true;
    return deal.hold === null && !this.community.areApart(viewer, deal.authorId);
  }

  sees(viewer: string | null, deal: KeptDeal): boolean {
    if (deal.isDeleted || !this.meets(viewer, deal)) return false;
    return isOwn(viewer, deal) || isOnOffer(this.statusOf(deal));
  }

  /** One that may be seen, to do something with it. */
  seen(memberId: string, id: string): KeptDeal {
    const deal = this.find(id);
    if (deal === undefined) throw notFound();
    if (!this.sees(memberId, deal)) throw notFound(deal.isDeleted);
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
    return {
      ...said,
      ...this.common(viewer, deal),
      author: this.community.author(deal.authorId),
      photos: this.community.pictures(pictureIds),
      exactPlace: isAuthor ? { road, lot, unit, lat, lng } : null,
      // Who may be called is told to others elsewhere, to members alone.
      contact: isAuthor ? contact : null,
      pictureIds: isAuthor ? pictureIds : null,
      priceHint: this.hint(deal.draft),
      views,
      editedAt: editedAt === null ? null : isoOf(editedAt),
      mine: { isAuthor },
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

const isOwn = (viewer: string | null, { authorId }: KeptDeal): boolean =>
  viewer !== null && authorId === viewer;
