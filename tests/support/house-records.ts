import { addDays, type Area, type Floor, type MoveIn } from '#core';
import type { HouseRecord } from '../../server/ports/houses/house-record';

/** A complete house near 신림역; what a test is about is given. */
export function houseRecord(given: Partial<HouseRecord> = {}): HouseRecord {
  return {
    id: '1',
    listingNumber: 'T-0001',
    lat: 37.4842,
    lng: 126.9297,
    status: 'OPEN',
    type: 'HOUTP00001',
    dealType: 'MONTH_RENT',
    deposit: 1000,
    monthly: 50,
    formerPrice: null,
    maintenance: {
      fee: 7,
      items: [{ item: 'GENERAL', amount: 7 }],
      billedByUse: ['ELECTRIC', 'GAS'],
    },
    area: 23.1,
    floor: { kind: 'GROUND', number: 3, total: 5 },
    layout: 'OPEN',
    options: ['FULL', 'PARKING'],
    address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
    station: { name: '신림역', lines: [{ name: '2호선', color: '#00a84d' }], walkMinutes: 5 },
    building: 'MULTIPLEX',
    rooms: 1,
    bathrooms: 1,
    direction: { facing: 'S', of: 'MAIN_ROOM' },
    approvedOn: '20150302',
    moveIn: { kind: 'NOW', day: null },
    parking: 0,
    elevator: true,
    equipment: ['AIRCON', 'WASHER'],
    discounts: [],
    gender: null,
    title: '신림역 5분, 볕이 드는 원룸',
    description: '남향이라 낮에 밝습니다. 관리비에 수도 요금이 들어 있습니다.',
    isApproximate: false,
    photos: ['/house/scene/oneroom-day/sand/room/1.svg', '/house/scene/bathroom/sand/room/1.svg'],
    contact: {
      tel: '0507-0000-0001',
      sms: '010-0000-0001',
      chatUrl: 'https://openchat.example/o/1',
    },
    advertiser: {
      kind: 'BROKER',
      office: '예시 공인중개사사무소',
      representative: '예시',
      registrationNumber: '예시-11620-0001',
      address: '서울특별시 관악구 신림동',
      tel: '0507-0000-0002',
    },
    postedAt: '2026-11-01T09:00:00+09:00',
    confirmedAt: '2026-11-18T09:00:00+09:00',
    ...given,
  };
}

/** Houses that differ in everything lists and filters look at, in a square around 신림역. */
export function houseRecords(count: number): HouseRecord[] {
  const types = ['HOUTP00001', 'HOUTP00002', 'HOUTP00003', 'HOUTP00004'] as const;
  const dealTypes = ['MONTH_RENT', 'JEONSE', 'OTHER'] as const;
  const layouts = ['OPEN', 'SEPARATED', 'OPEN', 'TWO_PLUS'] as const;
  return Array.from({ length: count }, (_, index) => {
    const dealType = dealTypes[index % 3] ?? 'OTHER';
    const day = String(1 + (index % 28)).padStart(2, '0');
    return houseRecord({
      id: String(index + 1),
      listingNumber: `T-${String(index + 1).padStart(4, '0')}`,
      lat: 37.48 + (index % 7) * 0.002,
      lng: 126.92 + Math.floor(index / 7) * 0.002,
      type: types[index % 4] ?? 'HOUTP00001',
      dealType,
      deposit: 100 + ((index * 137) % 40) * 250,
      monthly: dealType === 'JEONSE' ? 0 : 20 + ((index * 31) % 90),
      maintenance: index % 5 === 0 ? null : { fee: index % 12, items: [], billedByUse: [] },
      area: 10 + ((index * 7) % 400) / 10,
      layout: layouts[index % 4] ?? 'OPEN',
      address: addressOf(index),
      floor: floorOf(index),
      elevator: index % 3 !== 1,
      moveIn: moveInOf(index),
      station: index % 10 === 9 ? null : { name: '신림역', lines: [], walkMinutes: index % 21 },
      options: index % 2 === 0 ? ['FULL'] : ['PARKING', 'PET'],
      discounts: index % 4 === 0 ? ['DSCNT00001'] : [],
      gender: index % 6 === 0 ? 'GNDRA00001' : null,
      postedAt: `2026-10-${day}T09:00:00+09:00`,
      confirmedAt: `2026-11-${day}T09:00:00+09:00`,
    });
  });
}

function addressOf(index: number): Area {
  const dong =
    index % 3 === 2
      ? { dongliCode: '1162010100', dong: '봉천동' }
      : { dongliCode: '1162010200', dong: '신림동' };
  return { ...dong, sido: '서울특별시', sigungu: '관악구' };
}

function floorOf(index: number): Floor {
  if (index % 7 === 3) return { kind: 'HALF_BASEMENT', number: null, total: 4 };
  if (index % 11 === 5) return { kind: 'ROOFTOP', number: null, total: 4 };
  return { kind: 'GROUND', number: 1 + (index % 5), total: 5 };
}

function moveInOf(index: number): MoveIn {
  if (index % 4 === 1) return { kind: 'NEGOTIABLE', day: null };
  if (index % 4 === 3) return { kind: 'DAY', day: addDays('20261115', index) };
  return { kind: 'NOW', day: null };
}
