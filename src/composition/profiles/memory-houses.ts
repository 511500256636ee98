import {
  DEAL_TYPE,
  HOUSE_TYPE,
  LAYOUT,
  ROOM_OPTION,
  type Area,
  type House,
  type LatLng,
  type NearbyPlace,
  type Place,
  type TransitLine,
} from '#core';
import { MemoryRandom } from '../../adapters/memory/memory-random';

const SILLIM: LatLng = { lat: 37.48425, lng: 126.92971 };
const LINES: readonly TransitLine[] = [{ name: '2호선', color: '#00a84d' }];
const HOUSES = 60;
const DAY_MS = 86_400_000;

export const memoryPlaces: readonly Place[] = [
  {
    ...SILLIM,
    id: 'station-sillim',
    kind: 'station',
    name: '신림역',
    detail: '서울 관악구',
    level: 5,
    lines: LINES,
  },
];

export const memoryAreas: readonly (Area & LatLng)[] = [
  { ...SILLIM, dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
];

/** One facility of each kind, a few steps from 신림역; and the station. */
export const memoryFacilities: readonly Omit<NearbyPlace, 'distance'>[] = [
  { id: 'sw', category: 'SW8', name: '신림역', ...SILLIM },
  { id: 'cs', category: 'CS2', name: '예시편의점', lat: SILLIM.lat + 0.001, lng: SILLIM.lng },
  { id: 'mt', category: 'MT1', name: '예시마트', lat: SILLIM.lat, lng: SILLIM.lng + 0.002 },
  { id: 'ce', category: 'CE7', name: '예시카페', lat: SILLIM.lat - 0.001, lng: SILLIM.lng },
];

/** A few dozen invented houses around 신림역, the same on every run. */
export function memoryHouses(now: number): readonly House[] {
  const random = new MemoryRandom(7);
  const among = <One>(list: readonly One[]): One => {
    const one = list[Math.floor(random.number() * list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
  return Array.from({ length: HOUSES }, (_, index): House => {
    const isJeonse = random.number() < 0.2;
    const total = 4 + Math.floor(random.number() * 8);
    return {
      id: `memory-${index + 1}`,
      lat: SILLIM.lat + (random.number() - 0.5) * 0.03,
      lng: SILLIM.lng + (random.number() - 0.5) * 0.03,
      status: 'OPEN',
      type: among(Object.values(HOUSE_TYPE)),
      dealType: isJeonse ? DEAL_TYPE.JEONSE : DEAL_TYPE.MONTH_RENT,
      deposit: isJeonse ? 7000 + Math.floor(random.number() * 80) * 100 : among([300, 500, 1000]),
      monthly: isJeonse ? 0 : 30 + Math.floor(random.number() * 35),
      formerPrice: null,
      maintenance: { fee: among([5, 7, 8]), items: [], billedByUse: ['ELECTRIC', 'GAS'] },
      area: among([16.5, 19.8, 23.1, 26.4]),
      floor: { kind: 'GROUND', number: 1 + Math.floor(random.number() * total), total },
      layout: among(Object.values(LAYOUT)),
      options: Object.values(ROOM_OPTION).filter(() => random.number() < 0.35),
      address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
      station: { name: '신림역', lines: LINES, walkMinutes: 2 + Math.floor(random.number() * 14) },
      confirmedAt: new Date(now - random.number() * 6 * DAY_MS).toISOString(),
      postedAt: new Date(now - (6 + index / 10) * DAY_MS).toISOString(),
      listingNumber: String(100_001 + index),
      building: among(['DETACHED', 'MULTIPLEX', 'OFFICETEL']),
      rooms: 1,
      bathrooms: 1,
      direction: { facing: among(['S', 'SE', 'E']), of: 'MAIN_ROOM' },
      approvedOn: '20180511',
      moveIn: { kind: 'NOW', day: null },
      parking: among([0, 1]),
      elevator: total > 5,
      equipment: ['AIRCON', 'WASHER', 'FRIDGE', 'INDUCTION', 'BED', 'DESK', 'DOOR_LOCK'],
      discounts: [],
      gender: null,
      title: '역에서 가까운 방',
      description: '예시로 만든 집이에요.',
      isApproximate: true,
      photos: [],
      contact: {
        tel: '0507-0000-0001',
        sms: '010-0000-0001',
        chatUrl: 'https://openchat.example/o/1',
      },
      advertiser: {
        kind: 'BROKER',
        office: '예시공인중개사사무소',
        representative: '김예시',
        registrationNumber: '00000-0000-00000',
        address: '서울 관악구 예시로 00',
        tel: '02-000-0000',
      },
    };
  });
}
