import fc from 'fast-check';
import {
  DEAL_TYPE,
  DISCOUNT,
  GENDER,
  HOUSE_TYPE,
  LAYOUT,
  ODD_FLOOR,
  ROOM_OPTION,
  type Bounds,
  type HouseFilter,
  type NumberRange,
} from '#core';
import type { NewHouse } from '../../../../server/ports/houses/house-record';
import {
  askingFew,
  dongCodes,
  floors,
  layouts,
  moments,
  moveInDays,
  moveIns,
} from '../../../support/house-filters';

/** A plain open one-room near 신림역; a test names what matters to it. */
export function aHouse(own: Partial<NewHouse> & { listingNumber: string }): NewHouse {
  return {
    status: 'OPEN',
    type: HOUSE_TYPE.ONE_ROOM,
    dealType: 'MONTH_RENT',
    deposit: 1000,
    monthly: 50,
    formerPrice: null,
    maintenance: { fee: 7, items: [], billedByUse: ['ELECTRIC'] },
    area: 23.1,
    floor: { kind: 'GROUND', number: 3, total: 5 },
    layout: 'OPEN',
    options: ['FULL'],
    address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
    lat: 37.4842,
    lng: 126.9293,
    station: {
      name: '신림역',
      lines: [{ name: '2호선', color: '#00a84d' }],
      walkMinutes: 5,
    },
    confirmedAt: '2026-11-18T03:00:00.000Z',
    building: 'MULTIPLEX',
    rooms: 1,
    bathrooms: 1,
    direction: { facing: 'S', of: 'MAIN_ROOM' },
    approvedOn: '20150401',
    moveIn: { kind: 'NOW', day: null },
    parking: 0,
    elevator: false,
    equipment: ['AIRCON', 'WASHER'],
    discounts: [],
    gender: null,
    title: '신림역 가까운 밝은 원룸',
    description: '햇볕이 잘 들고 조용해요.',
    isApproximate: false,
    photos: ['/house/scene/oneroom-day/warm/a/1.svg'],
    contact: { tel: '0507-0000-1234', sms: null, chatUrl: 'https://openchat.example/o/1' },
    advertiser: { kind: 'LAND_LORD', name: '예시 임대인' },
    postedAt: '2026-11-15T03:00:00.000Z',
    ...own,
  };
}

const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const station = fc
  .integer({ min: 0, max: 25 })
  .map((walkMinutes) => ({ name: '신림역', lines: [], walkMinutes }));

// A coarse lattice and a few crowded spots, so that houses share points, cells and edges.
const spot = fc.record({
  lat: fc.integer({ min: 33_200, max: 38_500 }).map((n) => n / 1000),
  lng: fc.integer({ min: 126_000, max: 129_500 }).map((n) => n / 1000),
});
const inSillim = fc.record({
  lat: fc.integer({ min: 374_700, max: 374_950 }).map((n) => n / 10_000),
  lng: fc.integer({ min: 1_269_100, max: 1_269_450 }).map((n) => n / 10_000),
});
const place = fc.oneof(
  { weight: 3, arbitrary: inSillim },
  { weight: 1, arbitrary: spot },
  { weight: 1, arbitrary: fc.constant({ lat: 37.4842, lng: 126.9293 }) },
);

const house = fc
  .record({
    at: place,
    dongliCode: dongCodes,
    status: fc.constantFrom('OPEN', 'OPEN', 'OPEN', 'SOLD', 'HIDDEN'),
    type: fc.constantFrom(...Object.values(HOUSE_TYPE)),
    dealType: fc.constantFrom(...Object.values(DEAL_TYPE)),
    deposit: fc.integer({ min: 0, max: 60 }).map((n) => n * 100),
    monthly: fc.integer({ min: 0, max: 20 }).map((n) => n * 5),
    fee: fc.option(fc.integer({ min: 0, max: 9 })),
    area: fc.integer({ min: 400, max: 6000 }).map((n) => n / 100),
    layout: layouts,
    floor: floors,
    elevator: fc.boolean(),
    moveIn: moveIns,
    station: fc.option(station),
    options: someOf(Object.values(ROOM_OPTION)),
    discounts: someOf(Object.values(DISCOUNT)),
    gender: fc.option(fc.constantFrom(...Object.values(GENDER))),
    photos: fc.integer({ min: 0, max: 8 }).map((n) => Array.from({ length: n }, String)),
    confirmedAt: moments,
    postedAt: moments,
  })
  .map(({ at, fee, dongliCode, ...rest }) => ({
    ...rest,
    ...at,
    address: { dongliCode, sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
    monthly: rest.dealType === 'JEONSE' ? 0 : rest.monthly,
    maintenance: fee === null ? null : { fee, items: [], billedByUse: [] },
  }));

/** Many different houses; the listing numbers tell them apart. */
export const someHouses = (least: number, most: number) =>
  fc
    .array(house, { minLength: least, maxLength: most })
    .map((all) => all.map((own, index) => aHouse({ ...own, listingNumber: String(index) })));

const range = (step: number, most: number): fc.Arbitrary<NumberRange> =>
  fc.record({
    from: fc.option(fc.integer({ min: 0, max: most }).map((n) => n * step)),
    to: fc.option(fc.integer({ min: 0, max: most }).map((n) => n * step)),
  });

/** Anything that can be asked; mostly little, so that something passes. */
export const someFilter: fc.Arbitrary<HouseFilter> = askingFew(
  fc.record({
    types: someOf(Object.values(HOUSE_TYPE)),
    dealTypes: someOf(Object.values(DEAL_TYPE)),
    deposit: range(500, 12),
    monthly: range(10, 10),
    withMaintenance: fc.boolean(),
    area: range(7.5, 8),
    layouts: someOf(Object.values(LAYOUT)),
    exceptFloors: someOf(Object.values(ODD_FLOOR)),
    options: fc.subarray(Object.values(ROOM_OPTION), { maxLength: 2 }),
    discounts: someOf(Object.values(DISCOUNT)),
    gender: fc.option(fc.constantFrom(...Object.values(GENDER))),
    elevator: fc.boolean(),
    moveInBy: fc.option(moveInDays),
    walkWithin: fc.option(fc.integer({ min: 1, max: 30 })),
    confirmedWithin: fc.option(fc.integer({ min: 1, max: 90 })),
    dongliCode: fc.option(dongCodes),
  }),
);

const box = fc
  .record({
    at: place,
    height: fc.integer({ min: 1, max: 12 }).map((n) => 2 ** -n * 8),
    width: fc.integer({ min: 1, max: 12 }).map((n) => 2 ** -n * 8),
  })
  .map(({ at, height, width }) => ({
    swLat: at.lat - height / 2,
    swLng: at.lng - width / 2,
    neLat: at.lat + height / 2,
    neLng: at.lng + width / 2,
  }));

/** Boxes of every size over Korea, with houses on their edges, and some that hold nothing. */
export const someBounds: fc.Arbitrary<Bounds> = fc.oneof(
  { weight: 8, arbitrary: box },
  {
    weight: 1,
    arbitrary: fc.constant({ swLat: -90, swLng: -180, neLat: 90, neLng: 180 }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { swLat: 37.4842, swLng: 126.9293, neLat: 37.4842, neLng: 126.9293 },
      { swLat: 30, swLng: 170, neLat: 40, neLng: -170 },
      { swLat: 40, swLng: 120, neLat: 30, neLng: 130 },
    ),
  },
);
