import type { Address, DealType, FormerPrice, HouseStatus, HouseTypeCode } from '#core';
import type { HouseRecord } from '../../server/ports/houses/house-record';
import { houseRecord } from './house-records';

export const TODAY = '20261120';
export const SILLIM = { lat: 37.4842, lng: 126.9297 };

/** At least one of a kind. */
type Many<One> = readonly [One, ...One[]];

const DEALS: Many<DealType> = ['MONTH_RENT', 'MONTH_RENT', 'JEONSE', 'OTHER'];
const TYPES: Many<HouseTypeCode> = ['HOUTP00001', 'HOUTP00001', 'HOUTP00002'];
const STATUSES: Many<HouseStatus> = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'SOLD', 'HIDDEN'];

const DONGS: Many<Address> = [
  { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
  { dongliCode: '1162010100', sido: '서울특별시', sigungu: '관악구', dong: '봉천동' },
];

/** Both sides of midnight in Seoul, twice, and a common day. */
const POSTED: Many<string> = [
  '2026-11-19T14:59:59.999Z',
  '2026-11-19T15:00:00.000Z',
  '2026-11-20T02:59:59.000Z',
  '2026-11-20T02:59:59.000Z',
  '2026-11-01T00:00:00.000Z',
];

/** Both sides of thirty days, and today twice. */
const CHANGED: Many<string> = [
  '20261020',
  '20261021',
  '20261120',
  '20261120',
  '20261105',
  '20260901',
];

type Step = Pick<FormerPrice, 'deposit' | 'monthly'>;

/** Former prices: cheaper, dearer, the same to the won, and a deposit for a rent. */
const STEPS: Many<Step> = [
  { deposit: 0, monthly: 3 },
  { deposit: 500, monthly: 0 },
  { deposit: 0, monthly: -4 },
  { deposit: -500, monthly: 0 },
  { deposit: 1000, monthly: -3 },
  { deposit: -1000, monthly: 5 },
  { deposit: 0, monthly: 0 },
];

/** Houses that differ in all that news and price levels look at; the last stands alone. */
export function newsRecords(count: number): HouseRecord[] {
  const of = <One>(list: Many<One>, index: number): One => list[index % list.length] ?? list[0];
  const houses = Array.from({ length: count }, (_, index) => {
    const dealType = of(DEALS, index);
    const isJeonse = dealType === 'JEONSE';
    const deposit = isJeonse ? 8000 + ((index * 37) % 50) * 100 : 1000 + ((index * 13) % 9) * 100;
    const monthly = isJeonse ? 0 : 30 + ((index * 31) % 40);
    const step = of(STEPS, Math.floor(index / 3));
    return houseRecord({
      id: String(index + 1),
      listingNumber: `N-${index + 1}`,
      lat: SILLIM.lat + ((index % 13) - 6) * 0.022,
      lng: SILLIM.lng + ((index % 11) - 5) * 0.027,
      status: of(STATUSES, index),
      type: of(TYPES, Math.floor(index / 2)),
      dealType,
      deposit,
      monthly,
      address: of(DONGS, Math.floor(index / 5)),
      postedAt: of(POSTED, index),
      formerPrice:
        index % 3 === 0
          ? null
          : {
              deposit: deposit + step.deposit,
              monthly: isJeonse ? 0 : monthly + step.monthly,
              changedOn: of(CHANGED, Math.floor(index / 2)),
            },
    });
  });
  const elsewhere = { ...DONGS[0], dongliCode: '1162010300', dong: '남현동' };
  return [...houses, houseRecord({ id: 'alone', listingNumber: 'ALONE', address: elsewhere })];
}
