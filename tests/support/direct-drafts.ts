import { DEAL_TYPE, HOUSE_TYPE, type DirectDraft } from '#core';

/** The middle of every dong, in the tests. */
export const DONG_MIDDLE = { lat: 37.51, lng: 127 };

/** What a tenant writes of a room in 신림동; nothing is wrong with it. */
export const directDraft = (change: Partial<DirectDraft> = {}): DirectDraft => ({
  offerer: { party: 'TENANT', landlordAgreed: true },
  roomType: HOUSE_TYPE.ONE_ROOM,
  place: {
    road: '서울특별시 관악구 신림로 340',
    lot: '신림동 1433-12',
    unit: '3층 302호',
    dongliCode: '1162010200',
    lat: 37.48425,
    lng: 126.92971,
  },
  rentType: DEAL_TYPE.MONTH_RENT,
  deposit: 500,
  monthly: 45,
  fee: { amount: 5, items: [], utilities: ['WATER', 'INTERNET'] },
  area: 19.8,
  floor: { kind: 'GROUND', number: 2, total: 4 },
  layout: 'OPEN',
  rooms: 1,
  bathrooms: 1,
  direction: { facing: 'S', of: 'MAIN_ROOM' },
  approvedOn: '20180511',
  moveIn: { kind: 'NOW', day: null },
  parking: 0,
  elevator: false,
  options: ['FULL', 'SHORT_TERM'],
  equipment: ['AIRCON', 'WASHER'],
  pictureIds: ['room'],
  title: '남향이라 밝은 방',
  description: '회사를 옮기게 되어 이사해요.\n밤에는 조용한 골목이에요.',
  contact: { tel: null, takesSms: false },
  ...change,
});

/** What a broker has to show (spec/facts F5). */
export const BROKER: DirectDraft['offerer'] = {
  party: 'BROKER',
  office: '신림열쇠공인중개사사무소',
  representative: '김열쇠',
  registrationNumber: '11620-2024-00123',
  address: '서울 관악구 신림로 300',
  tel: '02-123-4567',
};
