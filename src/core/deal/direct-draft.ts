import type { Equipment, FacedRoom, Facing, Floor, Layout, MoveIn } from '../house/house';
import type { DealType, HouseTypeCode, RoomOption } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import type { Manwon } from '../shared/money';
import type { DealContact, DealFee, ExactPlace, Offerer } from './deal';

/** The room's address as it was chosen, and which dong it lies in. */
export interface DraftPlace extends ExactPlace {
  /** Ten digits, a legal-dong code. */
  readonly dongliCode: string;
}

/** What a person writes of a room. */
export interface DirectDraft {
  readonly offerer: Offerer;
  readonly roomType: HouseTypeCode;
  readonly place: DraftPlace;
  readonly rentType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  readonly fee: DealFee;
  readonly area: number;
  readonly floor: Floor;
  readonly layout: Layout;
  readonly rooms: number;
  readonly bathrooms: number;
  readonly direction: { readonly facing: Facing; readonly of: FacedRoom } | null;
  readonly approvedOn: Yyyymmdd | null;
  readonly moveIn: MoveIn;
  readonly parking: number;
  readonly elevator: boolean;
  readonly options: readonly RoomOption[];
  readonly equipment: readonly Equipment[];
  /** Of pictures that the person brought, in their order. */
  readonly pictureIds: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly contact: DealContact;
}

/** The steps of the form, in their order. */
export const DIRECT_STEP = {
  room: 'room',
  place: 'place',
  price: 'price',
  facts: 'facts',
  photos: 'photos',
  words: 'words',
} as const;
export type DirectStep = keyof typeof DIRECT_STEP;

/** What is wrong with a draft: where, and what to do. */
export interface DraftFault {
  readonly step: DirectStep;
  /** A field of {@link DirectDraft}, parts of it behind a dot. */
  readonly field: string;
  readonly message: string;
}

export const MOST_DEAL_TITLE = 40;
export const FEWEST_DEAL_WORDS = 20;
export const MOST_DEAL_WORDS = 1000;
export const MOST_DEAL_PICTURES = 20;
/** Characters of a name, and of an address. */
export const MOST_DEAL_NAME = 40;
export const MOST_DEAL_ADDRESS = 100;
/** 만원; a dearer home is none that this service is about. */
export const MOST_DEAL_DEPOSIT = 1_000_000;
export const MOST_DEAL_MONTHLY = 10_000;
/** 만원: from here on a fee is itemised (spec/facts F5). */
export const ITEMISED_FROM = 10;
/** ㎡ */
export const MOST_DEAL_AREA = 330;
export const MOST_FLOORS = 100;
export const MOST_ROOMS = 10;

/** All words of a draft that others read. */
export const directWords = ({
  offerer,
  title,
  description,
}: Pick<DirectDraft, 'offerer' | 'title' | 'description'>): readonly string[] => [
  title,
  description,
  ...(offerer.party === 'BROKER' ? [offerer.office, offerer.representative, offerer.address] : []),
];
