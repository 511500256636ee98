import {
  AppError,
  comparedPrice,
  contains,
  COUNTRY,
  distanceMetres,
  EMPTY_FILTER,
  isNews,
  matchesFilter,
  MOST_BY_ID,
  MOST_INSTEAD,
  NEWS_METRES,
  newsOrder,
  priceChange,
  priceLevelOf,
  publicContact,
  seoulDay,
  similarHouses,
  tallyHouses,
  toldWays,
  type Cancellation,
  type Clock,
  type House,
  type HouseListQuery,
  type HouseMapQuery,
  type HouseMark,
  type HouseMarks,
  type HouseSearch,
  type HouseSummary,
  type HouseTally,
  type HouseTallyQuery,
  type HousesInstead,
  type Page,
  type Photo,
  type PriceLevel,
  type Yyyymmdd,
} from '#core';
import { answer } from '../answer';
import { marksOf } from '../memory-marks';
import { houseOrder } from './memory-house-order';

const VERSION = 'memory';

/** {@link HouseSearch} in a list of houses that does not change. */
export class MemoryHouseSearch<Picture = Photo> implements HouseSearch<Picture> {
  constructor(
    private readonly houses: readonly House<Picture>[],
    private readonly clock: Clock,
  ) {}

  list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary<Picture>>> {
    return answer(cancel, () => {
      const start = Number(query.cursor ?? 0);
      if (!Number.isSafeInteger(start) || start < 0)
        throw new AppError('refused', 'refused', 'cursor');
      const anchor = { bounds: query.bounds, now: this.clock.now(), today: this.today() };
      const found = this.within(query).sort(houseOrder(query.sort, anchor));
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
      return { marks: marksOf(found, query.level, markOf), total: found.length, version: VERSION };
    });
  }

  tally({ bounds, filter }: HouseTallyQuery, cancel?: Cancellation): Promise<HouseTally> {
    return answer(cancel, () => {
      const inBox = this.open().filter((house) => contains(bounds, house));
      return tallyHouses(inBox, filter, this.today());
    });
  }

  one(id: string, cancel?: Cancellation): Promise<House<Picture> | null> {
    return answer(cancel, () => {
      const house = this.shown(id);
      if (house === null) return null;
      const ways = toldWays(house);
      return { ...house, contact: publicContact(house), ...(ways.length > 0 && { ways }) };
    });
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly HouseSummary<Picture>[]> {
    return answer(cancel, () =>
      [...new Set(ids)].slice(0, MOST_BY_ID).flatMap((id) => {
        const house = this.shown(id);
        return house === null ? [] : [summaryOf(house)];
      }),
    );
  }

  priceLevel(id: string, cancel?: Cancellation): Promise<PriceLevel | null> {
    return answer(cancel, () => {
      const model = this.shown(id);
      if (model === null) return null;
      const like = this.open().filter(
        (house) =>
          house.id !== id &&
          house.type === model.type &&
          house.dealType === model.dealType &&
          house.address.dongliCode === model.address.dongliCode,
      );
      return priceLevelOf(like.map((house) => comparedPrice(house, this.today())));
    });
  }

  lately(
    { news, at, limit }: Parameters<HouseSearch['lately']>[0],
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary<Picture>[]> {
    return answer(cancel, () => {
      const near = this.open().filter((house) => distanceMetres(at, house) <= NEWS_METRES);
      const found = near.filter((house) => isNews(house, news, this.today(), priceChange));
      return found.sort(newsOrder(news)).slice(0, limit).map(summaryOf);
    });
  }

  similar(id: string, cancel?: Cancellation): Promise<readonly HouseSummary<Picture>[]> {
    return answer(cancel, () => {
      const model = this.shown(id);
      return model === null ? [] : similarHouses(model, this.open()).map(summaryOf);
    });
  }

  instead(id: string, cancel?: Cancellation): Promise<HousesInstead<Picture>> {
    return answer(cancel, () => {
      const dong = this.houses.find((house) => house.id === id)?.address ?? null;
      const filter = { ...EMPTY_FILTER, dongliCode: dong?.dongliCode ?? null };
      const anchor = { bounds: COUNTRY, now: this.clock.now(), today: this.today() };
      const found = this.within({ bounds: COUNTRY, filter })
        .filter((house) => house.id !== id)
        .sort(houseOrder('recommended', anchor));
      return { dong, houses: found.slice(0, MOST_INSTEAD).map(summaryOf) };
    });
  }

  nearest(
    { at, filter, limit }: Parameters<HouseSearch['nearest']>[0],
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary<Picture>[]> {
    return answer(cancel, () => {
      const found = this.open().filter((house) => matchesFilter(house, filter, this.today()));
      found.sort((a, b) => distanceMetres(at, a) - distanceMetres(at, b));
      return found.slice(0, limit).map(summaryOf);
    });
  }

  private shown(id: string): House<Picture> | null {
    return this.houses.find((house) => house.id === id && house.status !== 'HIDDEN') ?? null;
  }

  private open(): House<Picture>[] {
    return this.houses.filter(({ status }) => status === 'OPEN');
  }

  private within({ bounds, filter }: Pick<HouseMapQuery, 'bounds' | 'filter'>): House<Picture>[] {
    const today = this.today();
    return this.open().filter(
      (house) => contains(bounds, house) && matchesFilter(house, filter, today),
    );
  }

  private today(): Yyyymmdd {
    return seoulDay(this.clock.now());
  }
}

function summaryOf<Picture>(house: House<Picture>): HouseSummary<Picture> {
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
    formerPrice: house.formerPrice,
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

const markOf = (house: House<unknown>): HouseMark => ({
  kind: 'house',
  id: house.id,
  lat: house.lat,
  lng: house.lng,
  dealType: house.dealType,
  deposit: house.deposit,
  monthly: house.monthly,
  maintenance: house.maintenance?.fee ?? null,
  type: house.type,
});
