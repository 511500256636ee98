import {
  consentSeenBy,
  DEAL_STATUS,
  isHiddenBy,
  isOnOffer,
  mateFit,
  mateRank,
  mateRentType,
  seoulDay,
  shownUntil,
  type LatLng,
  type MateConsent,
  type MateListing,
  type MateRequest,
  type MateSummary,
  type SeenRequest,
  type WrittenMate,
} from '#core';
import { isoOf, type MemoryCommunity } from '../community/memory-community';
import { isOwn, MemoryListings, type KeptListing } from './memory-listings';

/** Somebody to live with, as they are kept. */
export interface KeptMate extends KeptListing {
  mate: WrittenMate;
}

/** What is between two people. */
export interface KeptRequest {
  readonly id: string;
  request: MateRequest;
  /** Which numbers were opened, by whose they are. */
  readonly numbers: Map<string, string>;
}

interface MemoryMatesWorld {
  readonly community: MemoryCommunity;
  /** The middle of a dong. */
  readonly middleOf?: (dongliCode: string) => LatLng;
}

/** Direct deals and mates have their ids of one range: those of mates begin here. */
const FIRST_ID = 1_000_001;

const NOWHERE: LatLng = { lat: 37.5665, lng: 126.978 };

/** People who share a home, and what they agree on, for as many people as ask. */
export class MemoryMates extends MemoryListings<KeptMate> {
  readonly requests: KeptRequest[] = [];

  constructor(private readonly world: MemoryMatesWorld) {
    super(world.community);
    this.community.whenBlocked(({ by, whom }) => {
      this.takeBackNumber(by, whom);
    });
  }

  /** Somebody looks for a mate from now on. */
  add(authorId: string | null, mate: WrittenMate, change: Partial<KeptMate> = {}): KeptMate {
    const now = this.community.now();
    const deal: KeptMate = {
      id: String(FIRST_ID + this.kept.length),
      authorId,
      mate,
      createdAt: now,
      confirmedAt: now,
      status: DEAL_STATUS.OPEN,
      goneAt: null,
      editedAt: null,
      hold: null,
      isDeleted: false,
      isExample: false,
      views: 0,
      askedBy: new Set(),
      goneBy: new Set(),
      zzimBy: new Set(),
      ...change,
    };
    this.kept.push(deal);
    return deal;
  }

  /** By what somebody is compared with others: their latest that is not over. */
  profileOf(member: string | null): WrittenMate | null {
    const own = this.kept.findLast(
      (one) => isOwn(member, one) && !one.isDeleted && this.statusOf(one) !== DEAL_STATUS.DONE,
    );
    return own?.mate ?? null;
  }

  /** By how they go together with whoever asks; 0 where nothing is known. */
  rankFor(viewer: string | null, deal: KeptMate): number {
    const mine = this.profileOf(viewer);
    return mine === null ? 0 : mateRank(mine, deal.mate, this.today());
  }

  middle({ mate }: KeptMate): LatLng {
    const [first] = mate.dongs;
    const middle = first && this.world.middleOf?.(first.dongliCode);
    return middle ?? NOWHERE;
  }

  summary(viewer: string | null, deal: KeptMate): MateSummary {
    const { intro: _, pictureIds, ...said } = deal.mate;
    const photos = this.community.pictures(pictureIds);
    const [photo = null] = photos;
    return { ...said, ...this.common(viewer, deal), photo, photoCount: photos.length };
  }

  whole(viewer: string | null, deal: KeptMate): MateListing {
    const { pictureIds, ...said } = deal.mate;
    const isAuthor = isOwn(viewer, deal);
    const { views, editedAt, authorId } = deal;
    return {
      ...said,
      ...this.common(viewer, deal),
      ...this.middle(deal),
      photos: this.community.pictures(pictureIds),
      pictureIds: isAuthor ? pictureIds : null,
      views,
      editedAt: editedAt === null ? null : isoOf(editedAt),
      consent:
        viewer === null || authorId === null || isAuthor ? null : this.consentOf(viewer, authorId),
      isHiddenByOwner: isAuthor && isHiddenBy(deal.status),
      mine: {
        isAuthor,
        hasAsked: viewer !== null && deal.askedBy.has(viewer),
        saidGone: viewer !== null && deal.goneBy.has(viewer),
      },
    };
  }

  /** The ask of two people, whoever of them asked. */
  between(one: string, other: string): KeptRequest | undefined {
    return this.requests.find(
      ({ request: { asker, asked } }) =>
        (asker === one && asked === other) || (asker === other && asked === one),
    );
  }

  private takeBackNumber(whose: string, from: string): void {
    const kept = this.between(whose, from);
    if (kept === undefined || !kept.numbers.delete(whose)) return;
    const openedBy = kept.request.openedBy.filter((id) => id !== whose);
    kept.request = { ...kept.request, openedBy };
  }

  /** How far somebody is with somebody else. */
  consentOf(viewer: string, other: string): MateConsent {
    return this.consent(viewer, this.between(viewer, other));
  }

  /** What one of two people sees of what is between them. */
  seenRequest(viewer: string, kept: KeptRequest): SeenRequest {
    const { asker, asked, askedAt } = kept.request;
    const otherId = asker === viewer ? asked : asker;
    const consent = this.consent(viewer, kept);
    const theirs = this.kept.findLast(
      (one) => isOwn(otherId, one) && this.sees(viewer, one) && isOnOffer(this.statusOf(one)),
    );
    return {
      id: kept.id,
      isAsker: asker === viewer,
      other: this.community.author(otherId) ?? { id: otherId, nickname: '', image: '' },
      theirs: theirs === undefined ? null : this.summary(viewer, theirs),
      askedAt: isoOf(askedAt),
      consent,
      number: consent.seesNumber ? (kept.numbers.get(otherId) ?? null) : null,
    };
  }

  private consent(viewer: string, kept: KeptRequest | undefined): MateConsent {
    const seen = consentSeenBy(kept?.request ?? null, viewer, this.community.now());
    const { lapsesAt } = seen;
    return {
      ...seen,
      lapsesAt: lapsesAt === null ? null : isoOf(lapsesAt),
      // What was withdrawn looks as if nobody had asked.
      requestId: seen.state === 'NONE' ? null : (kept?.id ?? null),
    };
  }

  private common(viewer: string | null, deal: KeptMate) {
    const { id, mate, authorId, createdAt, confirmedAt, isExample, hold } = deal;
    const isAuthor = isOwn(viewer, deal);
    const mine = isAuthor ? null : this.profileOf(viewer);
    return {
      id,
      status: this.statusOf(deal),
      title: mate.title,
      rentType: mateRentType(mate),
      author: this.community.author(authorId),
      fit: mine && mateFit(mine, mate, this.today()),
      createdAt: isoOf(createdAt),
      confirmedAt: isoOf(confirmedAt),
      shownUntil: isoOf(shownUntil(deal)),
      isExample,
      hold: isAuthor ? hold : null,
    };
  }

  private today() {
    return seoulDay(this.community.now());
  }
}
