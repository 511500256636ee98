import {
  TALLY_BARS,
  type Cancellation,
  type House,
  type HouseListQuery,
  type HouseMapQuery,
  type HouseMarks,
  type HouseSearch,
  type HouseSummary,
  type HouseTally,
  type HouseTallyQuery,
  type HousesInstead,
  type Page,
} from '#core';
import { MemoryHouseSearch } from '../../src/adapters/memory/houses/memory-house-search';

export const summary = (id: string, part: Partial<HouseSummary> = {}): HouseSummary => ({
  id,
  lat: 37.4842,
  lng: 126.9296,
  status: 'OPEN',
  type: 'HOUTP00001',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: 7,
  formerPrice: null,
  area: 23.1,
  floor: { kind: 'GROUND', number: 3, total: 5 },
  layout: 'OPEN',
  options: ['FULL', 'PET'],
  address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
  station: {
    name: '신림역',
    lines: [{ name: '2호선', color: '#00a84d' }],
    walkMinutes: 5,
  },
  photo: null,
  photoCount: 0,
  confirmedAt: '2026-11-17T10:00:00+09:00',
  ...part,
});

/** A whole house around {@link summary}. */
export function house(id: string, part: Partial<House> = {}): House {
  const { photo: _photo, photoCount: _count, maintenance: _fee, ...rest } = summary(id);
  return {
    ...rest,
    listingNumber: 'S-0001',
    building: 'DETACHED',
    maintenance: {
      fee: 7,
      items: [
        { item: 'GENERAL', amount: 5 },
        { item: 'WATER', amount: 2 },
      ],
      billedByUse: ['ELECTRIC', 'GAS'],
    },
    rooms: 1,
    bathrooms: 1,
    direction: { facing: 'S', of: 'MAIN_ROOM' },
    approvedOn: '20180511',
    moveIn: { kind: 'NOW', day: null },
    parking: 1,
    elevator: true,
    equipment: ['AIRCON', 'WASHER'],
    discounts: [],
    gender: null,
    title: '햇볕이 잘 드는 방',
    description: '역에서 가까워요.',
    isApproximate: true,
    photos: [],
    contact: {
      tel: '0507-0000-1234',
      sms: '010-0000-1234',
      chatUrl: 'https://openchat.example/o/1',
    },
    advertiser: {
      kind: 'BROKER',
      office: '예시공인중개사사무소',
      representative: '김예시',
      registrationNumber: '00000-0000-00000',
      address: '서울 관악구 예시로 1',
      tel: '02-000-0000',
    },
    postedAt: '2026-11-10T10:00:00+09:00',
    ...part,
  };
}

export const page = (
  ids: readonly string[],
  part: Partial<Page<HouseSummary>> = {},
): Page<HouseSummary> => ({
  items: ids.map((id) => summary(id)),
  next: null,
  total: ids.length,
  version: '1',
  ...part,
});

export const marksOf = (total: number, version = '1'): HouseMarks => ({
  marks: [],
  total,
  version,
});

/** So many houses, all of them in the first bar of every histogram. */
export const tally = (total: number): HouseTally => {
  const bars = Array.from({ length: TALLY_BARS }, (_, index) => (index === 0 ? total : 0));
  return { total, deposit: bars, monthly: bars, area: bars };
};

type Asked =
  | { readonly kind: 'list'; readonly query: HouseListQuery; readonly cancel?: Cancellation }
  | { readonly kind: 'marks'; readonly query: HouseMapQuery; readonly cancel?: Cancellation }
  | { readonly kind: 'tally'; readonly query: HouseTallyQuery; readonly cancel?: Cancellation }
  | { readonly kind: 'one' | 'some' | 'lately' | 'priceLevel' | 'similar' | 'instead' | 'nearest' };

/**
 * Answers as the test says, and remembers what it was asked. What no test says anything about is
 * answered as where there are no houses.
 */
export class ScriptedHouses extends MemoryHouseSearch {
  readonly asked: Asked[] = [];
  onList: (query: HouseListQuery) => Promise<Page<HouseSummary>> = () =>
    Promise.resolve(page(['1']));
  onMarks: (query: HouseMapQuery, how?: { readonly fresh: boolean }) => Promise<HouseMarks> = () =>
    Promise.resolve(marksOf(1));
  onTally: (query: HouseTallyQuery) => Promise<HouseTally> = () => Promise.resolve(tally(1));
  onOne: (id: string) => Promise<House | null> = () => Promise.resolve(null);
  onSome: HouseSearch['some'] = (ids) => Promise.resolve(ids.map((id) => summary(id)));
  onLately: HouseSearch['lately'] = () => Promise.resolve([]);
  onPriceLevel: HouseSearch['priceLevel'] = () => Promise.resolve({ count: 0, median: null });
  onSimilar: (id: string) => Promise<readonly HouseSummary[]> = () => Promise.resolve([]);
  onInstead: (id: string) => Promise<HousesInstead> = () =>
    Promise.resolve({ dong: null, houses: [] });
  onNearest: HouseSearch['nearest'] = () => Promise.resolve([]);

  constructor() {
    super([], { now: () => 0 });
  }

  override list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary>> {
    this.asked.push({ kind: 'list', query, ...(cancel && { cancel }) });
    return this.onList(query);
  }

  override marks(...[query, cancel, how]: Parameters<HouseSearch['marks']>): Promise<HouseMarks> {
    this.asked.push({ kind: 'marks', query, ...(cancel && { cancel }) });
    return this.onMarks(query, how);
  }

  override tally(query: HouseTallyQuery, cancel?: Cancellation): Promise<HouseTally> {
    this.asked.push({ kind: 'tally', query, ...(cancel && { cancel }) });
    return this.onTally(query);
  }

  override one(id: string): Promise<House | null> {
    this.asked.push({ kind: 'one' });
    return this.onOne(id);
  }

  override some(ids: readonly string[]): Promise<readonly HouseSummary[]> {
    this.asked.push({ kind: 'some' });
    return this.onSome(ids);
  }

  override lately(query: Parameters<HouseSearch['lately']>[0]): Promise<readonly HouseSummary[]> {
    this.asked.push({ kind: 'lately' });
    return this.onLately(query);
  }

  override priceLevel(id: string): ReturnType<HouseSearch['priceLevel']> {
    this.asked.push({ kind: 'priceLevel' });
    return this.onPriceLevel(id);
  }

  override similar(id: string): Promise<readonly HouseSummary[]> {
    this.asked.push({ kind: 'similar' });
    return this.onSimilar(id);
  }

  override instead(id: string): Promise<HousesInstead> {
    this.asked.push({ kind: 'instead' });
    return this.onInstead(id);
  }

  override nearest(query: Parameters<HouseSearch['nearest']>[0]): Promise<readonly HouseSummary[]> {
    this.asked.push({ kind: 'nearest' });
    return this.onNearest(query);
  }

  /** How often each kind of question was asked. */
  counts(): { list: number; marks: number } {
    const of = (kind: Asked['kind']) => this.asked.filter((asked) => asked.kind === kind).length;
    return { list: of('list'), marks: of('marks') };
  }
}
