/** The codes of spec/rules §3, as the wire, storage and partner pages write them. */

export const ITEM_TYPE = {
  HOUSE: 'OPITG10001',
  RENTAL: 'OPITG10002',
  DEAL: 'OPITG10003',
  COMMUNITY: 'OPITG00011',
  YOUTH_DONGLI: 'OPITG00004',
  MATE_DONGLI: 'OPITG00017',
  DIRECT_DONGLI: 'OPITG00014',
} as const;

export const TARGET_TYPE = {
  HOUSE: 'HOUSE',
  RENTAL_HOUSE: 'RENTAL_HOUSE',
  DEAL: 'DEAL',
  COMMUNITY: 'COMMUNITY',
  POST: 'POST',
  CONTENT: 'CONTENT',
} as const;

export const SNS_TYPE = {
  KAKAO: 'SNSTP00001',
  NAVER: 'SNSTP00002',
  FACEBOOK: 'SNSTP00003',
  APPLE: 'SNSTP00004',
} as const;

export const FEED_TYPE = {
  MAGAZINE: 'MAGAZINE',
  YOUTH_ROUNGE: 'YOUTH_ROUNGE',
  YOUTH_NOTICE: 'YOUTH_NOTICE',
  DIRECT: 'DIRECT',
  MATE: 'MATE',
} as const;

/** Categories of a community item; every other one is an ordinary post. */
export const COMMUNITY_CATEGORY = { CONTENT: 'CATEC00002', RENTAL: 'CATEC00003' } as const;

/** Where an advertisement stands. */
export const AD_SLOT = {
  WEB_HOME_MAIN_TOP: 'web_home_main_top',
  WEB_HOME_MAIN_POPUP: 'web_home_main_popup',
  WEB_YOUTH_MAIN_TOP: 'web_youth_main_top',
  WEB_YOUTH_MAIN_MIDDLE: 'web_youth_main_middle',
  WEB_KRG_MAIN_TOP: 'web_krg_main_top',
  WEB_HOME_MAIN_MIDDLE: 'web_home_main_middle',
  WEB_MAP_LIST_MIDDLE: 'web_map_list_middle',
  WEB_ZZIM_HOUSE_TOP: 'web_zzim_house_top',
} as const;

export const ZZIM_TYPE = { HOUSE: 'zzim-house', BOOKMARK: 'zzim-bookmark' } as const;
export const ZZIM_TAB = { RECENT: 'recent', ZZIM: 'zzim', CONTACT: 'contact' } as const;

export const POST_KIND = { MATE: 'MATE', DIRECT: 'DIRECT' } as const;
export const HAS_WANT = { HAS: 'HAS', WANT: 'WANT' } as const;
export const UTILITY = {
  WATER: 'WATER',
  ELECTRIC: 'ELECTRIC',
  INTERNET: 'INTERNET',
  OTHER: 'OTHER',
} as const;
export type Utility = keyof typeof UTILITY;
export const PARTY = { LAND_LORD: 'LAND_LORD', TENANT: 'TENANT', BROKER: 'BROKER' } as const;
export const FORM_MODE = { CREATE: 'CREATE', UPDATE: 'UPDATE' } as const;
export const EDITOR_KIND = {
  POST: 'post-editor-viewer',
  CONTENT: 'content-editor-viewer',
} as const;

/** Ways to reach an advertiser, in the order in which they are stored (spec/rules §3). */
export const CONTACT_METHOD = { SMS: 'SMS', TEL: 'TEL', CHAT: 'CHAT' } as const;
export type ContactMethod = keyof typeof CONTACT_METHOD;

/** Kinds of public supply (code list SUPLY, spec/readings R31); MONEY lends or gives money. */
export const SUPPLY = {
  HAPPY: 'SUPLY00001',
  INTEGRATED: 'SUPLY00002',
  NATIONAL: 'SUPLY00003',
  PURCHASED: 'SUPLY00004',
  JEONSE: 'SUPLY00005',
  YOUTH_SAFE: 'SUPLY00006',
  MONEY: 'SUPLY00007',
  DORMITORY: 'SUPLY00008',
  SOCIAL: 'SUPLY00009',
  PRIVATE: 'SUPLY00010',
  PERMANENT: 'SUPLY00011',
  OTHER: 'SUPLY00099',
} as const;
export type SupplyCode = (typeof SUPPLY)[keyof typeof SUPPLY];

/** Whether a notice takes applications: not yet, now, no more (spec/readings R30). */
export const NOTICE_STATUS = { SCHEDULED: 'SCHEDULED', OPEN: 'OPEN', EXPIRE: 'EXPIRE' } as const;
export type NoticeStatus = keyof typeof NOTICE_STATUS;

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
