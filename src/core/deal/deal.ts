import type { Author, PostHold } from '../community/post';
import type {
  Address,
  Equipment,
  FacedRoom,
  Facing,
  Floor,
  Layout,
  MaintenanceItem,
  MoveIn,
  Photo,
  StationWalk,
} from '../house/house';
import type { LatLng } from '../map/geo';
import type { ContactMethod, DealType, HouseTypeCode, RoomOption, Utility } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import type { Manwon } from '../shared/money';

/** What a deal is: somebody's room without a middleman, or somebody to live with (spec/rules §3). */
export const DEAL_KIND = { direct: 'direct', mate: 'mate' } as const;
export type DealKind = keyof typeof DEAL_KIND;

/**
 * OPEN and RESERVED are on offer as long as they are confirmed; HIDDEN was taken off by its owner or
 * because nobody confirmed it; DONE is over for good (spec/readings R41).
 */
export const DEAL_STATUS = {
  OPEN: 'OPEN',
  RESERVED: 'RESERVED',
  DONE: 'DONE',
  HIDDEN: 'HIDDEN',
} as const;
export type DealStatus = keyof typeof DEAL_STATUS;

/**
 * Who offers a room, and what each has to show (spec/facts F5, spec/readings R43): a tenant whether the
 * landlord agreed, a broker the office.
 */
export type Offerer =
  | { readonly party: 'LAND_LORD' }
  | { readonly party: 'TENANT'; readonly landlordAgreed: boolean }
  | {
      readonly party: 'BROKER';
      readonly office: string;
      readonly representative: string;
      readonly registrationNumber: string;
      readonly address: string;
      readonly tel: string;
    };
export type Party = Offerer['party'];

/** When a deal was last confirmed, and until when that lets it be shown; ISO 8601 with zone. */
export interface Confirmation {
  readonly confirmedAt: string;
  readonly shownUntil: string;
}

/** How a deal stands after its owner said so. */
export interface DealStanding extends Confirmation {
  readonly id: string;
  readonly status: DealStatus;
}

/** Whether a deal is hidden because its owner wanted so, confirmed or not; told to that one alone. */
export interface HidingByOwner {
  readonly isHiddenByOwner: boolean;
}

/** The same for its owner, who is told where it waits for a moderator. */
export interface OwnStanding extends DealStanding, HidingByOwner {
  readonly hold: PostHold | null;
}

/** What a list needs of a direct deal: all that its card shows. */
export interface DirectSummary extends LatLng, Confirmation {
  readonly id: string;
  readonly status: DealStatus;
  readonly party: Party;
  readonly roomType: HouseTypeCode;
  readonly rentType: DealType;
  readonly deposit: Manwon;
  /** 0 for jeonse. */
  readonly monthly: Manwon;
  /** 만원 a month; 0 where there is none. */
  readonly maintenance: Manwon;
  /** Exclusive area in ㎡, at most two decimals. */
  readonly area: number;
  readonly floor: Floor;
  readonly options: readonly RoomOption[];
  readonly title: string;
  readonly address: Address;
  /** From the middle of the circle, never from the room itself (spec/readings R42). */
  readonly station: StationWalk | null;
  /** The first picture; null where there is none. */
  readonly photo: Photo | null;
  readonly photoCount: number;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  /** A sample's, that no person wrote. */
  readonly isExample: boolean;
  /** Null where everybody sees it; told to its author alone. */
  readonly hold: PostHold | null;
}

/** Where a room really is: the owner's, and theirs whom the owner opened it to (spec/readings R42). */
export interface ExactPlace extends LatLng {
  /** 서울특별시 관악구 신림로 340 */
  readonly road: string;
  /** 신림동 1433-12; empty where it was not told. */
  readonly lot: string;
  /** 3층 302호; empty where it was not told. */
  readonly unit: string;
}

/** Ways to reach who offers a room by a number. */
export const DEAL_WAY = { SMS: 'SMS', TEL: 'TEL' } as const;
export type DealWay = keyof typeof DEAL_WAY;

/** How the one who offers a room is reached; a number is told to members alone, after a press. */
export interface DealContact {
  /** spec/facts F4; null where nobody shall call. */
  readonly tel: string | null;
  /** Whether text messages may be sent to that number, which then is a mobile. */
  readonly takesSms: boolean;
}

/** How a price stands beside the houses of its dong: said without judging. */
export interface PriceHint {
  readonly kind: 'LOW' | 'HIGH';
  /** By how many of a hundred it is off the median. */
  readonly percent: number;
  /** How many houses it was compared with. */
  readonly count: number;
}

/** How reliably an owner answers, by their rooms of the last months. */
export interface OwnerReplies {
  /** Of a hundred who wrote, so many were answered. */
  readonly percent: number;
  /** The median of what they took, in minutes; null where none was answered. */
  readonly minutes: number | null;
}

/** What is paid every month beside the rent. */
export interface DealFee {
  /** 만원 a month, the sum of the items where they are told; 0 where there is none. */
  readonly amount: Manwon;
  /** Empty for a flat fee; one of 10만원 or more is itemised (spec/facts F5). */
  readonly items: readonly { readonly item: MaintenanceItem; readonly amount: Manwon }[];
  /** What it pays for; everything else is paid apart, by use. */
  readonly utilities: readonly Utility[];
}

/** A direct deal, whole. */
export interface DirectDeal
  extends Omit<DirectSummary, 'photo' | 'photoCount' | 'maintenance'>, HidingByOwner {
  readonly offerer: Offerer;
  readonly author: Author | null;
  readonly description: string;
  readonly layout: Layout;
  readonly fee: DealFee;
  readonly rooms: number;
  readonly bathrooms: number;
  readonly direction: { readonly facing: Facing; readonly of: FacedRoom } | null;
  /** 사용승인일 */
  readonly approvedOn: Yyyymmdd | null;
  readonly moveIn: MoveIn;
  /** Cars a household may park; 0 none. */
  readonly parking: number;
  readonly elevator: boolean;
  readonly equipment: readonly Equipment[];
  readonly photos: readonly Photo[];
  /** Null where it is not opened to whoever asks. */
  readonly exactPlace: ExactPlace | null;
  /** Where its building is nobody knows: all points stand for the middle of its dong. */
  readonly isMiddle: boolean;
  /** Told to its author alone, who changes it here: others press for a number. */
  readonly contact: DealContact | null;
  /** By which a number is told, to members who press for it. */
  readonly ways: readonly DealWay[];
  /** Of {@link photos}, in their order; told to its author alone. */
  readonly pictureIds: readonly string[] | null;
  readonly priceHint: PriceHint | null;
  /** Of its author; null where too few wrote to them. */
  readonly replies: OwnerReplies | null;
  readonly views: number;
  /** ISO 8601; null where it was never changed. */
  readonly editedAt: string | null;
  readonly mine: {
    readonly isAuthor: boolean;
    /** Since it was confirmed. */
    readonly hasAsked: boolean;
    /** Since it was confirmed. */
    readonly saidGone: boolean;
  };
}

/** What the owner of a deal learns of who looks at it and asks: how many, and never who. */
export interface DealTally {
  readonly views: number;
  /** Of the last seven days in Asia/Seoul, today last. */
  readonly week: readonly number[];
  /** How many members keep it (찜): those whom its owner meets. */
  readonly zzims: number;
  /** How often its number was told, and how many wrote in a chat. */
  readonly contacts: Readonly<Record<ContactMethod, number>>;
}

/** What its owner alone is told of a deal in the list of their own. */
export interface OwnSide extends DealTally, HidingByOwner {
  /** Two members said so since it was confirmed (spec/readings R41). */
  readonly isSaidGone: boolean;
}

/** A direct deal in its owner's list, however it stands. */
export interface OwnDirect extends DirectSummary, OwnSide {}
