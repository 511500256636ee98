import {
  BUILDING,
  CODE_LISTS,
  EQUIPMENT,
  GENDER,
  HOUSE_STATUS,
  HOUSE_TYPE,
  LAYOUT,
  MAINTENANCE_ITEM,
  ROOM_OPTION,
  type Building,
  type DealType,
  type FacedRoom,
  type DiscountCode,
  type Equipment,
  type Facing,
  type GenderCode,
  type HouseStatus,
  type HouseTypeCode,
  type Layout,
  type MaintenanceItem,
  type RoomOption,
} from '#core';

/** The words that operators use for our codes; the codes themselves are understood as well. */

export const STATUS_WORDS: Readonly<Record<string, HouseStatus>> = {
  거래가능: 'OPEN',
  광고중: 'OPEN',
  거래완료: 'SOLD',
  계약완료: 'SOLD',
  숨김: 'HIDDEN',
  ...HOUSE_STATUS,
};

export const TYPE_WORDS: Readonly<Record<string, HouseTypeCode>> = {
  원룸: HOUSE_TYPE.ONE_ROOM,
  고시원: HOUSE_TYPE.GOSHIWON,
  고시텔: HOUSE_TYPE.GOSHIWON,
  쉐어하우스: HOUSE_TYPE.SHARE_HOUSE,
  셰어하우스: HOUSE_TYPE.SHARE_HOUSE,
  청년주택: HOUSE_TYPE.YOUTH_HOUSING,
  ...Object.fromEntries(Object.entries(HOUSE_TYPE)),
  ...Object.fromEntries(Object.values(HOUSE_TYPE).map((code) => [code, code])),
};

/** 단기 is rent by the month for a short while: a deal and an option in one word. */
export const DEAL_WORDS: Readonly<Record<string, { dealType: DealType; isShort: boolean }>> = {
  월세: { dealType: 'MONTH_RENT', isShort: false },
  반전세: { dealType: 'MONTH_RENT', isShort: false },
  전세: { dealType: 'JEONSE', isShort: false },
  단기: { dealType: 'MONTH_RENT', isShort: true },
  단기임대: { dealType: 'MONTH_RENT', isShort: true },
  기타: { dealType: 'OTHER', isShort: false },
  MONTH_RENT: { dealType: 'MONTH_RENT', isShort: false },
  JEONSE: { dealType: 'JEONSE', isShort: false },
  OTHER: { dealType: 'OTHER', isShort: false },
};

export const LAYOUT_WORDS: Readonly<Record<string, Layout>> = {
  오픈형: 'OPEN',
  분리형: 'SEPARATED',
  '투룸 이상': 'TWO_PLUS',
  투룸: 'TWO_PLUS',
  ...LAYOUT,
};

export const BUILDING_WORDS: Readonly<Record<string, Building>> = {
  단독주택: 'DETACHED',
  다가구주택: 'DETACHED',
  다가구: 'DETACHED',
  다세대주택: 'MULTIPLEX',
  다세대: 'MULTIPLEX',
  연립주택: 'MULTIPLEX',
  빌라: 'MULTIPLEX',
  도시형생활주택: 'MULTIPLEX',
  아파트: 'APARTMENT',
  오피스텔: 'OFFICETEL',
  근린생활시설: 'NEIGHBOURHOOD',
  ...BUILDING,
};

const DIRECTIONS: Readonly<Record<string, Facing>> = {
  동: 'E',
  서: 'W',
  남: 'S',
  북: 'N',
  남동: 'SE',
  남서: 'SW',
  북동: 'NE',
  북서: 'NW',
};

export const FACING_WORDS: Readonly<Record<string, Facing>> = Object.fromEntries(
  Object.entries(DIRECTIONS).flatMap(([word, facing]) => [
    [`${word}향`, facing],
    [facing, facing],
  ]),
);

export const FACING_OF_WORDS: Readonly<Record<string, FacedRoom>> = {
  거실: 'LIVING_ROOM',
  안방: 'MAIN_ROOM',
  주실: 'MAIN_ROOM',
  LIVING_ROOM: 'LIVING_ROOM',
  MAIN_ROOM: 'MAIN_ROOM',
};

export const OPTION_WORDS: Readonly<Record<string, RoomOption>> = {
  풀옵션: 'FULL',
  주차: 'PARKING',
  반려동물: 'PET',
  무보증: 'DEPOSIT_ZERO',
  단기: 'SHORT_TERM',
  ...ROOM_OPTION,
};

export const EQUIPMENT_WORDS: Readonly<Record<string, Equipment>> = {
  에어컨: 'AIRCON',
  세탁기: 'WASHER',
  냉장고: 'FRIDGE',
  인덕션: 'INDUCTION',
  가스레인지: 'GAS_RANGE',
  전자레인지: 'MICROWAVE',
  침대: 'BED',
  책상: 'DESK',
  옷장: 'WARDROBE',
  신발장: 'SHOE_RACK',
  인터넷: 'INTERNET',
  티비: 'TV',
  도어락: 'DOOR_LOCK',
  비디오폰: 'VIDEO_PHONE',
  건조기: 'DRYER',
  ...EQUIPMENT,
};

export const MAINTENANCE_WORDS: Readonly<Record<string, MaintenanceItem>> = {
  일반관리비: 'GENERAL',
  공용: 'GENERAL',
  수도: 'WATER',
  전기: 'ELECTRIC',
  가스: 'GAS',
  난방: 'HEATING',
  인터넷: 'INTERNET',
  청소: 'CLEANING',
  승강기: 'ELEVATOR',
  기타: 'OTHER',
  ...MAINTENANCE_ITEM,
};

export const DISCOUNT_WORDS: Readonly<Record<string, DiscountCode>> = {
  ...Object.fromEntries(
    CODE_LISTS.DISCOUNT.flatMap(({ code, name }) => [
      [name, code as DiscountCode],
      [code, code as DiscountCode],
    ]),
  ),
};

export const GENDER_WORDS: Readonly<Record<string, GenderCode | null>> = {
  무관: null,
  남녀공용: null,
  여성: GENDER.FEMALE,
  여성전용: GENDER.FEMALE,
  여: GENDER.FEMALE,
  남성: GENDER.MALE,
  남성전용: GENDER.MALE,
  남: GENDER.MALE,
  FEMALE: GENDER.FEMALE,
  MALE: GENDER.MALE,
  [GENDER.FEMALE]: GENDER.FEMALE,
  [GENDER.MALE]: GENDER.MALE,
};

export const ADVERTISER_WORDS: Readonly<Record<string, 'BROKER' | 'LAND_LORD' | 'TENANT'>> = {
  중개사무소: 'BROKER',
  공인중개사: 'BROKER',
  임대인: 'LAND_LORD',
  집주인: 'LAND_LORD',
  임차인: 'TENANT',
  세입자: 'TENANT',
  BROKER: 'BROKER',
  LAND_LORD: 'LAND_LORD',
  TENANT: 'TENANT',
};
