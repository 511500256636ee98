import {
  DEAL_TYPE,
  type DealType,
  type Equipment,
  type FacedRoom,
  type Facing,
  type Floor,
  type HouseTypeCode,
  type LatLng,
  type Layout,
  type MaintenanceItem,
  type MoveIn,
  type Party,
  type RoomOption,
  type Utility,
} from '#core';

/** Where the room is, as it was chosen or typed. */
export interface TypedPlace {
  readonly road: string;
  readonly lot: string;
  /** Empty until a dong is known. */
  readonly dongliCode: string;
  readonly sido: string;
  readonly sigungu: string;
  readonly dong: string;
  /** Null until it is known. */
  readonly at: LatLng | null;
  /** The point is the middle of the dong: nobody knows where the building stands. */
  readonly isMiddle: boolean;
}

export const BROKER_FIELDS = [
  'office',
  'representative',
  'registrationNumber',
  'address',
  'tel',
] as const;
export type BrokerField = (typeof BROKER_FIELDS)[number];

export interface TypedItem {
  readonly item: MaintenanceItem;
  readonly amount: string;
}

/** A room as somebody types it: nothing has to be right yet, numbers are texts. */
export interface TypedDirect {
  /** Null until it was chosen: who offers a room says so (spec/readings R43). */
  readonly party: Party | null;
  readonly landlordAgreed: boolean;
  readonly broker: Readonly<Record<BrokerField, string>>;
  readonly roomType: HouseTypeCode | null;
  readonly place: TypedPlace;
  /** Which house of several, and which home of it. */
  readonly block: string;
  readonly home: string;
  readonly rentType: DealType;
  readonly deposit: string;
  readonly monthly: string;
  readonly fee: string;
  readonly isItemised: boolean;
  readonly items: readonly TypedItem[];
  readonly utilities: readonly Utility[];
  readonly area: string;
  readonly floorKind: Floor['kind'];
  readonly floor: string;
  readonly floors: string;
  readonly layout: Layout;
  readonly rooms: string;
  readonly bathrooms: string;
  readonly facing: Facing | null;
  readonly faced: FacedRoom;
  /** As a date field has it: 2018-05-11. */
  readonly approvedOn: string;
  readonly moveIn: MoveIn['kind'];
  readonly moveInDay: string;
  readonly parking: string;
  readonly elevator: boolean;
  readonly options: readonly RoomOption[];
  readonly equipment: readonly Equipment[];
  readonly title: string;
  readonly description: string;
  /** Empty where nobody shall call. */
  readonly contactTel: string;
  readonly takesSms: boolean;
}

export const NO_PLACE: TypedPlace = {
  road: '',
  lot: '',
  dongliCode: '',
  sido: '',
  sigungu: '',
  dong: '',
  at: null,
  isMiddle: false,
};

/** What a new room begins with. */
export const NEW_DIRECT: TypedDirect = {
  party: null,
  landlordAgreed: false,
  broker: { office: '', representative: '', registrationNumber: '', address: '', tel: '' },
  roomType: null,
  place: NO_PLACE,
  block: '',
  home: '',
  rentType: DEAL_TYPE.MONTH_RENT,
  deposit: '',
  monthly: '',
  fee: '',
  isItemised: false,
  items: [],
  utilities: [],
  area: '',
  floorKind: 'GROUND',
  floor: '',
  floors: '',
  layout: 'OPEN',
  rooms: '1',
  bathrooms: '1',
  facing: null,
  faced: 'MAIN_ROOM',
  approvedOn: '',
  moveIn: 'NOW',
  moveInDay: '',
  parking: '0',
  elevator: false,
  options: [],
  equipment: [],
  title: '',
  description: '',
  contactTel: '',
  takesSms: false,
};
