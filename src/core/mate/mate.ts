import type { Author, PostHold } from '../community/post';
import type { Confirmation, DealStatus, HidingByOwner, OwnSide } from '../deal/deal';
import type { Photo } from '../house/house';
import type { LatLng } from '../map/geo';
import type { DealType } from '../shared/codes';
import type { MateTerms } from './mate-terms';
import type { SeenConsent } from './mate-consent';
import type { MateFit } from './mate-fit';

/** How what is paid is called: rent a month beside a deposit, or a deposit alone (spec/rules §3). */
export const mateRentType = ({ monthly }: Pick<MateTerms, 'monthly'>): DealType =>
  monthly > 0 ? 'MONTH_RENT' : 'JEONSE';

/** What every listing says beside its terms. */
interface Listed extends Confirmation {
  readonly id: string;
  readonly status: DealStatus;
  readonly title: string;
  readonly rentType: DealType;
  /** Null where the person has left. */
  readonly author: Author | null;
  /**
   * How the one who asks goes together with this person, in words and never as a number; null where
   * they have written nothing of themselves, and of one's own listing.
   */
  readonly fit: MateFit | null;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  /** A sample's, that no person wrote. */
  readonly isExample: boolean;
  /** Null where everybody sees it; told to its author alone. */
  readonly hold: PostHold | null;
}

/** What a list needs of somebody to live with: all that a card shows. */
export type MateSummary = MateTerms &
  Listed & {
    /** The first picture; null where there is none. */
    readonly photo: Photo | null;
    readonly photoCount: number;
  };

/** In its author's own list, however it stands. Nobody is told a number: they are asked in a chat. */
export type OwnMate = MateSummary & OwnSide;

/** What one of two people sees of what is between them; moments as ISO 8601 with zone. */
export interface MateConsent extends Omit<SeenConsent, 'lapsesAt'> {
  /** Null where neither has asked yet. */
  readonly requestId: string | null;
  readonly lapsesAt: string | null;
}

/** A listing of somebody to live with, whole. Where they live is told as the middle of a dong. */
export type MateListing = MateTerms &
  Listed &
  HidingByOwner &
  LatLng & {
    readonly intro: string;
    readonly photos: readonly Photo[];
    /** Of the photos, in their order; told to its author alone. */
    readonly pictureIds: readonly string[] | null;
    readonly views: number;
    /** ISO 8601; null where it was never changed. */
    readonly editedAt: string | null;
    /** Between its author and the member who asks; null for a visitor, and of one's own listing. */
    readonly consent: MateConsent | null;
    /** What whoever asks is to it, and said of it since it was confirmed. */
    readonly mine: {
      readonly isAuthor: boolean;
      readonly hasAsked: boolean;
      readonly saidGone: boolean;
    };
  };

/** What is between a member and somebody else, as the member sees it. */
export interface SeenRequest {
  readonly id: string;
  /** Whether the member asked, or was asked. */
  readonly isAsker: boolean;
  readonly other: Author;
  /** The listing of the other one that is on offer; null where there is none. */
  readonly theirs: MateSummary | null;
  /** ISO 8601 with zone. */
  readonly askedAt: string;
  readonly consent: MateConsent;
  /** The other's telephone number, where they opened it. */
  readonly number: string | null;
}
