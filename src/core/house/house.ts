import type {
  ContactMethod,
  DealType,
  DiscountCode,
  GenderCode,
  HouseTypeCode,
  RoomOption,
} from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import type { Manwon } from '../shared/money';
import type { LatLng } from '../map/geo';
import type { TransitLine } from '../map/place';

/**
 * The building's registered use (spec/facts F5 "type"); decides the brokerage table
 * (spec/facts F1).
 */
export const BUILDING = {
  DETACHED: 'DETACHED',
  MULTIPLEX: 'MULTIPLEX',
  APARTMENT: 'APARTMENT',
  OFFICETEL: 'OFFICETEL',
  NEIGHBOURHOOD: 'NEIGHBOURHOOD',
} as const;
export type Building = keyof typeof BUILDING;

/** Open one-room, one-room with a separated kitchen or sleeping place, two rooms and more. */
export const LAYOUT = { OPEN: 'OPEN', SEPARATED: 'SEPARATED', TWO_PLUS: 'TWO_PLUS' } as const;
export type Layout = keyof typeof LAYOUT;

/** The eight directions of spec/facts F5. */
export const FACING = {
  E: 'E',
  W: 'W',
  S: 'S',
  N: 'N',
  SE: 'SE',
  SW: 'SW',
  NE: 'NE',
  NW: 'NW',
} as const;
export type Facing = keyof typeof FACING;
/** What a direction is told of. */
export type FacedRoom = 'LIVING_ROOM' | 'MAIN_ROOM';

/** What stands in the room. */
export const EQUIPMENT = {
  AIRCON: 'AIRCON',
  WASHER: 'WASHER',
  FRIDGE: 'FRIDGE',
  INDUCTION: 'INDUCTION',
  GAS_RANGE: 'GAS_RANGE',
  MICROWAVE: 'MICROWAVE',
  BED: 'BED',
  DESK: 'DESK',
  WARDROBE: 'WARDROBE',
  SHOE_RACK: 'SHOE_RACK',
  INTERNET: 'INTERNET',
  TV: 'TV',
  DOOR_LOCK: 'DOOR_LOCK',
  VIDEO_PHONE: 'VIDEO_PHONE',
  CCTV: 'CCTV',
  DRYER: 'DRYER',
} as const;
export type Equipment = keyof typeof EQUIPMENT;

/** What a maintenance fee is paid for. */
export const MAINTENANCE_ITEM = {
  GENERAL: 'GENERAL',
  WATER: 'WATER',
  ELECTRIC: 'ELECTRIC',
  GAS: 'GAS',
  HEATING: 'HEATING',
  INTERNET: 'INTERNET',
  TV: 'TV',
  CLEANING: 'CLEANING',
  ELEVATOR: 'ELEVATOR',
  OTHER: 'OTHER',
} as const;
export type MaintenanceItem = keyof typeof MAINTENANCE_ITEM;

export interface Maintenance {
  /** 만원 a month, the sum of the items where they are known. */
  readonly fee: Manwon;
  /** Empty for a flat fee; a fee of 10만원 or more is itemised by law (spec/facts F5). */
  readonly items: readonly { readonly item: MaintenanceItem; readonly amount: Manwon }[];
  /** What is paid apart, by use. */
  readonly billedByUse: readonly MaintenanceItem[];
}

export type Floor =
  | { readonly kind: 'GROUND'; readonly number: number; readonly total: number }
  | { readonly kind: 'HALF_BASEMENT' | 'ROOFTOP'; readonly number: null; readonly total: number };

export type MoveIn =
  | { readonly kind: 'NOW' | 'NEGOTIABLE'; readonly day: null }
  | { readonly kind: 'DAY'; readonly day: Yyyymmdd };

/** The nearest station and the way there (spec/facts F8: straight line × 1.3 at 67 m a minute). */
export interface StationWalk {
  /** With its suffix: 신림역. */
  readonly name: string;
  readonly lines: readonly TransitLine[];
  readonly walkMinutes: number;
}

/** One picture in three sizes of 4:3: 320×240, 640×480, 1280×960, as signed links. */
export interface Photo {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
}

export interface Address {
  /** Ten digits, a legal-dong code. */
  readonly dongliCode: string;
  /** 서울특별시 */
  readonly sido: string;
  /** 관악구 */
  readonly sigungu: string;
  /** 신림동 */
  readonly dong: string;
}

/** Ways to reach the advertiser; null where a way is not offered. */
export interface HouseContact {
  readonly tel: string | null;
  /** A mobile number. */
  readonly sms: string | null;
  /** The advertiser's open chat, an http(s) link to another site. */
  readonly chatUrl: string | null;
}

/** Who advertises (spec/facts F5): a broker's office, or a party with its relation to the room. */
export type Advertiser =
  | {
      readonly kind: 'BROKER';
      readonly office: string;
      readonly representative: string;
      readonly registrationNumber: string;
      readonly address: string;
      readonly tel: string;
    }
  | { readonly kind: 'LAND_LORD' | 'TENANT'; readonly name: string };

/** OPEN is on offer, SOLD is let (거래 완료), HIDDEN is withdrawn and answered to nobody. */
export const HOUSE_STATUS = { OPEN: 'OPEN', SOLD: 'SOLD', HIDDEN: 'HIDDEN' } as const;
export type HouseStatus = keyof typeof HOUSE_STATUS;

/** What a house cost before its price was last changed, in 만원, under the same deal type. */
export interface FormerPrice {
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  /** The day of the change in Asia/Seoul. */
  readonly changedOn: Yyyymmdd;
}

/**
 * What a list needs of a house: all that its card shows. A picture is a {@link Photo} to whoever
 * shows it, and to whoever keeps it what the photo is made of.
 */
export interface HouseSummary<Picture = Photo> extends LatLng {
  readonly id: string;
  readonly status: HouseStatus;
  readonly type: HouseTypeCode;
  readonly dealType: DealType;
  readonly deposit: Manwon;
  /** 0 for jeonse. */
  readonly monthly: Manwon;
  /** 만원 a month; null where the ad does not say (확인 필요). */
  readonly maintenance: Manwon | null;
  /** Null where the price never changed. */
  readonly formerPrice: FormerPrice | null;
  /** Exclusive area in ㎡, at most two decimals. */
  readonly area: number;
  readonly floor: Floor;
  readonly layout: Layout;
  readonly options: readonly RoomOption[];
  readonly address: Address;
  readonly station: StationWalk | null;
  /** The first picture; null where there is none yet. */
  readonly photo: Picture | null;
  readonly photoCount: number;
  /** ISO 8601 with zone. */
  readonly confirmedAt: string;
}

/** Everything that an advertisement shows (spec/facts F5, F8). */
export interface House<Picture = Photo> extends Omit<
  HouseSummary,
  'photo' | 'photoCount' | 'maintenance'
> {
  /** The operator's number of the listing (매물번호). */
  readonly listingNumber: string;
  readonly building: Building;
  readonly maintenance: Maintenance | null;
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
  readonly discounts: readonly DiscountCode[];
  /** Who may live here; null is everybody. */
  readonly gender: GenderCode | null;
  readonly title: string;
  readonly description: string;
  /** True where the point is the middle of a circle that the house stands in. */
  readonly isApproximate: boolean;
  readonly photos: readonly Picture[];
  readonly contact: HouseContact;
  /**
   * By which the number of a private person is told to members who press for it (spec/readings R46): it does not stand
   * in `contact`. Left out where there is none.
   */
  readonly ways?: readonly Exclude<ContactMethod, 'CHAT'>[];
  readonly advertiser: Advertiser;
  /** Its advertiser is a member, to whom a room is opened (spec/readings R47); left out where not. */
  readonly takesChat?: true;
  /** ISO 8601 with zone. */
  readonly postedAt: string;
}
