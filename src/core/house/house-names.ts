import type { GenderCode, RoomOption } from '../shared/codes';
import { genderName } from '../shared/text/gender-name';
import type { Building, Equipment, FacedRoom, Facing, Layout, MaintenanceItem } from './house';
import type { OddFloor } from './house-search';

const LAYOUTS: Readonly<Record<Layout, string>> = {
  OPEN: '오픈형 원룸',
  SEPARATED: '분리형 원룸',
  TWO_PLUS: '투룸 이상',
};

const BUILDINGS: Readonly<Record<Building, string>> = {
  DETACHED: '단독·다가구',
  MULTIPLEX: '다세대·연립',
  APARTMENT: '아파트',
  OFFICETEL: '오피스텔',
  NEIGHBOURHOOD: '근린생활시설',
};

const FACINGS: Readonly<Record<Facing, string>> = {
  E: '동향',
  W: '서향',
  S: '남향',
  N: '북향',
  SE: '남동향',
  SW: '남서향',
  NE: '북동향',
  NW: '북서향',
};

const EQUIPMENTS: Readonly<Record<Equipment, string>> = {
  AIRCON: '에어컨',
  WASHER: '세탁기',
  FRIDGE: '냉장고',
  INDUCTION: '인덕션',
  GAS_RANGE: '가스레인지',
  MICROWAVE: '전자레인지',
  BED: '침대',
  DESK: '책상',
  WARDROBE: '옷장',
  SHOE_RACK: '신발장',
  INTERNET: '인터넷',
  TV: 'TV',
  DOOR_LOCK: '도어록',
  VIDEO_PHONE: '비디오폰',
  CCTV: 'CCTV',
  DRYER: '건조기',
};

const MAINTENANCE_ITEMS: Readonly<Record<MaintenanceItem, string>> = {
  GENERAL: '일반 관리비',
  WATER: '수도 요금',
  ELECTRIC: '전기 요금',
  GAS: '가스 요금',
  HEATING: '난방비',
  INTERNET: '인터넷',
  TV: 'TV',
  CLEANING: '청소비',
  ELEVATOR: '엘리베이터 유지비',
  OTHER: '기타',
};

const FACED_ROOMS: Readonly<Record<FacedRoom, string>> = { LIVING_ROOM: '거실', MAIN_ROOM: '방' };

const ROOM_OPTIONS: Readonly<Record<RoomOption, string>> = {
  FULL: '풀옵션',
  PARKING: '주차',
  PET: '반려동물',
  DEPOSIT_ZERO: '무보증',
  SHORT_TERM: '단기',
};

const ODD_FLOORS: Readonly<Record<OddFloor, string>> = { HALF_BASEMENT: '반지하', ROOFTOP: '옥탑' };

/** For what the ad does not say. */
export const NOT_SAID = '확인 필요';

export function layoutName(layout: Layout): string {
  return LAYOUTS[layout];
}

/** The registered use of the building. */
export function buildingName(building: Building): string {
  return BUILDINGS[building];
}

export function facingName(facing: Facing): string {
  return FACINGS[facing];
}

/** What a direction is told of: 거실 or 방. */
export function facedRoomName(room: FacedRoom): string {
  return FACED_ROOMS[room];
}

export function equipmentName(equipment: Equipment): string {
  return EQUIPMENTS[equipment];
}

export function maintenanceItemName(item: MaintenanceItem): string {
  return MAINTENANCE_ITEMS[item];
}

/** The chips of a card (spec/look L11): 풀옵션 · 주차 · 반려동물 · 무보증 · 단기 */
export function roomOptionName(option: RoomOption): string {
  return ROOM_OPTIONS[option];
}

/** 반지하 · 옥탑 (spec/facts F8) */
export function oddFloorName(floor: OddFloor): string {
  return ODD_FLOORS[floor];
}

/** Who may live there; null is everybody. */
export function genderRuleText(gender: GenderCode | null): string {
  return gender === null ? '성별 무관' : `${genderName(gender)} 전용`;
}
