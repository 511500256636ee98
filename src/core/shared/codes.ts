/** The codes of product.md §3, as the wire, storage and partner pages write them. */

export const ITEM_TYPE = {
  HOUSE: 'OPITG10001',
  RENTAL: 'OPITG10002',
  DEAL: 'OPITG10003',
  COMMUNITY: 'OPITG00011',
  YOUTH_DONGLI: 'OPITG00004',
  MATE_DONGLI: 'OPITG00017',
  DIRECT_DONGLI: 'OPITG00014',
} as const;

export const GENDER = { MALE: 'GNDRA00002', FEMALE: 'GNDRA00001' } as const;
export type GenderCode = (typeof GENDER)[keyof typeof GENDER];

export const DEAL_TYPE = { MONTH_RENT: 'MONTH_RENT', JEONSE: 'JEONSE', OTHER: 'OTHER' } as const;
export type DealType = keyof typeof DEAL_TYPE;

export const ROOM_OPTION = {
  PARKING: 'PARKING',
  FULL: 'FULL',
  PET: 'PET',
  DEPOSIT_ZERO: 'DEPOSIT_ZERO',
  SHORT_TERM: 'SHORT_TERM',
} as const;
export type RoomOption = keyof typeof ROOM_OPTION;

/** Kinds of house (code list HOUTP). */
export const HOUSE_TYPE = {
  ONE_ROOM: 'HOUTP00001',
  GOSHIWON: 'HOUTP00002',
  SHARE_HOUSE: 'HOUTP00003',
  YOUTH_HOUSING: 'HOUTP00004',
} as const;
export type HouseTypeCode = (typeof HOUSE_TYPE)[keyof typeof HOUSE_TYPE];

/** Discounts that a listing may give (code list DISCOUNT). */
export const DISCOUNT = {
  FIRST_MONTH: 'DSCNT00001',
  LONG_STAY: 'DSCNT00002',
  STUDENT: 'DSCNT00003',
  YOUTH: 'DSCNT00004',
  NO_BROKERAGE: 'DSCNT00005',
} as const;
export type DiscountCode = (typeof DISCOUNT)[keyof typeof DISCOUNT];
