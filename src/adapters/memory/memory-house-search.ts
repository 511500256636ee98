import {
  AppError,
  distanceMetres,
  legalRatePercent,
  matchesFilter,
  seoulDay,
  type Bounds,
  type Cancellation,
  type Clock,
  type House,
  type HouseListQuery,
  type HouseMapQuery,
  type HouseMarks,
  type HouseSearch,
  type HouseSort,
  type HouseSummary,
  type LatLng,
  type Page,
} from '#core';
import { answer } from './answer';
import { marksOf } from './memory-house-marks';

const VERSION = 'memory';
const MOST_SIMILAR = 10;

type Compare = (a: House, b: House) => number;

/** {@link HouseSearch} in a list of houses that does not change. */
export class MemoryHouseSearch implements HouseSearch {
  constructor(
    private readonly houses: readonly House[],
    private readonly clock: Clock,
  ) {}

  list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary>> {
    return answer(cancel, () => {
      const start = Number(query.cursor ?? 0);
      if (!Number.isSafeInteger(start) || start < 0)
        throw new AppError('refused', 'refused', 'cursor');
      const found = this.within(query).sort(this.order(query.sort, middle(query.bounds)));
      const end = start + query.limit;
      return {
        items: found.slice(start, end).map(summaryOf),
        next: end < found.length ? String(end) : null,
        total: found.length,
        version: VERSION,
      };
    });
  }

  marks(query: HouseMapQuery, cancel?: Cancellation): Promise<HouseMarks> {
    return answer(cancel, () => {
      const found = this.within(query);
      return { marks: marksOf(found, query.level), total: found.length, version: VERSION };
    });
  }

  count(query: Omit<HouseMapQuery, 'level'>, cancel?: Cancellation): Promise<number> {
    return answer(cancel, () => this.within(query).length);
  }

  one(id: string, cancel?: Cancellation): Promise<House | null> {
    return answer(cancel, () => this.shown(id));
  }

  similar(id: string, cancel?: Cancellation): Promise<readonly HouseSummary[]> {
    return answer(cancel, () => {
      const model = this.shown(id);
      if (model === null) return [];
      // A kilometre away counts as much as ten 만원 a month, or a thousand of deposit.
      const unlike = (house: House) =>
        distanceMetres(model, house) / 100 +
        Math.abs(house.monthly - model.monthly) +
        Math.abs(house.deposit - model.deposit) / 100;
      const others = this.open().filter((house) => house.id !== id);
      others.sort((a, b) => unlike(a) - unlike(b));
      return others.slice(0, MOST_SIMILAR).map(summaryOf);
    });
  }

  nearest(
    { at, filter, limit }: Parameters<HouseSearch['nearest']>[0],
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary[]> {
    return answer(cancel, () => {
      const found = this.open().filter((house) => matchesFilter(house, filter));
      found.sort((a, b) => distanceMetres(at, a) - distanceMetres(at, b));
      return found.slice(0, limit).map(summaryOf);
    });
  }

  private shown(id: string): House | null {
    return this.houses.find((house) => house.id === id && house.status !== 'HIDDEN') ?? null;
  }

  private open(): House[] {
    return this.houses.filter(({ status }) => status === 'OPEN');
  }

  private within({ bounds, filter }: Pick<HouseMapQuery, 'bounds' | 'filter'>): House[] {
    return this.open().filter((house) => isInside(house, bounds) && matchesFilter(house, filter));
  }

  private order(sort: HouseSort, center: LatLng): Compare {
    const rate = legalRatePercent(seoulDay(this.clock.now())) / 100;
    const price = (house: House) => house.monthly + (house.deposit * rate) / 12;
    // An ad that does not say what it costs comes last.
    const cost = (house: House) => price(house) + (house.maintenance?.fee ?? Infinity);
    const orders: Readonly<Record<HouseSort, Compare>> = {
      recommended: (a, b) =>
        b.confirmedAt.slice(0, 10).localeCompare(a.confirmedAt.slice(0, 10)) ||
        b.photos.length - a.photos.length ||
        distanceMetres(center, a) - distanceMetres(center, b),
      newest: (a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt),
      price: (a, b) => price(a) - price(b),
      area: (a, b) => b.area - a.area,
      cost: (a, b) => cost(a) - cost(b) || price(a) - price(b),
    };
    return orders[sort];
  }
}

function middle({ swLat, swLng, neLat, neLng }: Bounds): LatLng {
  return { lat: (swLat + neLat) / 2, lng: (swLng + neLng) / 2 };
}

function isInside({ lat, lng }: LatLng, { swLat, swLng, neLat, neLng }: Bounds): boolean {
  return lat >= swLat && lat <= neLat && lng >= swLng && lng <= neLng;
}

function summaryOf(house: House): HouseSummary {
  return {
    id: house.id,
    lat: house.lat,
    lng: house.lng,
    status: house.status,
    type: house.type,
    dealType: house.dealType,
    deposit: house.deposit,
    monthly: house.monthly,
    maintenance: house.maintenance?.fee ?? null,
    area: house.area,
    floor: house.floor,
    layout: house.layout,
    options: house.options,
    address: house.address,
    station: house.station,
    photo: house.photos[0] ?? null,
    photoCount: house.photos.length,
    confirmedAt: house.confirmedAt,
  };
}
