import {
  DEAL_STATUS,
  DEAL_TYPE,
  HOUSE_TYPE,
  type DirectDraft,
  type Offerer,
  type StationWalk,
} from '#core';
import type { MemoryCommunity } from '../../adapters/memory/community/memory-community';
import { MemoryDeals } from '../../adapters/memory/deals/memory-deals';
import { memoryAreas } from './memory-houses';

const HOUR_MS = 3_600_000;

const STATION: StationWalk = {
  name: '신림역',
  lines: [{ name: '2호선', color: '#00a84d' }],
  walkMinutes: 8,
};

const BROKER: Offerer = {
  party: 'BROKER',
  office: '예시공인중개사사무소',
  representative: '김예시',
  registrationNumber: '00000-0000-00000',
  address: '서울 관악구 예시로 00',
  tel: '02-000-0000',
};

/** An invented room near 신림역. */
const ROOM: DirectDraft = {
  offerer: { party: 'TENANT', landlordAgreed: true },
  roomType: HOUSE_TYPE.ONE_ROOM,
  place: {
    road: '서울특별시 관악구 예시로 00',
    lot: '신림동 000-00',
    unit: '3층 301호',
    dongliCode: '1162010200',
    lat: 37.4836,
    lng: 126.9281,
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
  equipment: ['AIRCON', 'WASHER', 'FRIDGE', 'INDUCTION', 'BED', 'DESK', 'DOOR_LOCK'],
  pictureIds: ['room-1'],
  title: '역에서 가까운 남향 원룸',
  description: '예시로 만든 방이에요.\n남향이라 낮에는 불을 켜지 않아도 밝아요.',
  contact: { tel: null, takesSms: false },
};

interface Offered {
  /** Who of those who write here. */
  readonly by: number;
  readonly hoursAgo: number;
  readonly draft?: Partial<DirectDraft>;
  readonly isReserved?: true;
}

const OFFERED: readonly Offered[] = [
  { by: 1, hoursAgo: 20 },
  {
    by: 2,
    hoursAgo: 50,
    draft: { offerer: { party: 'LAND_LORD' }, deposit: 1000, monthly: 50, options: ['PET'] },
  },
  {
    by: 3,
    hoursAgo: 6,
    draft: {
      offerer: BROKER,
      roomType: HOUSE_TYPE.GOSHIWON,
      deposit: 0,
      monthly: 38,
      fee: { amount: 0, items: [], utilities: ['WATER', 'ELECTRIC', 'INTERNET', 'OTHER'] },
      area: 7.1,
      options: ['DEPOSIT_ZERO', 'FULL'],
    },
  },
  { by: 4, hoursAgo: 90, draft: { deposit: 700, monthly: 42 }, isReserved: true },
  {
    by: 5,
    hoursAgo: 30,
    draft: {
      offerer: { party: 'TENANT', landlordAgreed: false },
      rentType: DEAL_TYPE.JEONSE,
      deposit: 9000,
      monthly: 0,
      options: ['PARKING'],
      parking: 1,
    },
  },
];

/** A few direct deals of the people who write here. */
export function memoryDeals(community: MemoryCommunity): MemoryDeals {
  const deals = new MemoryDeals({ community, areas: memoryAreas, stationNear: () => STATION });
  for (const { by, hoursAgo, draft, isReserved } of OFFERED.toReversed()) {
    const at = community.now() - hoursAgo * HOUR_MS;
    deals.add(
      `someone-${by}`,
      { ...ROOM, ...draft },
      {
        createdAt: at,
        confirmedAt: at,
        isExample: true,
        status: isReserved ? DEAL_STATUS.RESERVED : DEAL_STATUS.OPEN,
      },
    );
  }
  return deals;
}
