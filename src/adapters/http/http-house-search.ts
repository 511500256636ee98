import type { output } from 'zod/mini';
import {
  AppError,
  filterToParams,
  type Bounds,
  type Cancellation,
  type House,
  type HouseListQuery,
  type HouseMapQuery,
  type HouseMarks,
  type HouseSearch,
  type HouseSummary,
  type Page,
} from '#core';
import { fewHousesReply, houseListReply, houseMapReply, houseReply } from '#contract/houses';
import type { HttpClient } from './http-client';

type ListReply = output<typeof houseListReply>;

/** {@link HouseSearch} of the API. */
export class HttpHouseSearch implements HouseSearch {
  constructor(private readonly client: HttpClient) {}

  async list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary>> {
    const { bounds, filter, sort, limit, cursor } = query;
    const { result, page } = await this.page(
      { ...boxParams(bounds), ...filterToParams(filter), sort, limit, ...(cursor && { cursor }) },
      cancel,
    );
    return { items: result, ...page };
  }

  async marks(query: HouseMapQuery, cancel?: Cancellation): Promise<HouseMarks> {
    const { bounds, filter, level } = query;
    const { result, page } = await this.client.get({
      path: '/v2/houses/map',
      params: { ...boxParams(bounds), ...filterToParams(filter), level },
      reply: houseMapReply,
      cancel,
    });
    return { marks: result, ...page };
  }

  async count(
    { bounds, filter }: Omit<HouseMapQuery, 'level'>,
    cancel?: Cancellation,
  ): Promise<number> {
    const params = { ...boxParams(bounds), ...filterToParams(filter), limit: 1 };
    return (await this.page(params, cancel)).page.total;
  }

  async one(id: string, cancel?: Cancellation): Promise<House | null> {
    try {
      const path = `/v2/houses/${encodeURIComponent(id)}`;
      return (await this.client.get({ path, reply: houseReply, cancel })).item;
    } catch (error) {
      if (error instanceof AppError && isAbout(error)) return null;
      throw error;
    }
  }

  async similar(id: string, cancel?: Cancellation): Promise<readonly HouseSummary[]> {
    const path = `/v2/houses/${encodeURIComponent(id)}/similar`;
    return (await this.client.get({ path, reply: fewHousesReply, cancel })).result;
  }

  async nearest(
    { at, filter, limit }: Parameters<HouseSearch['nearest']>[0],
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary[]> {
    const { result } = await this.client.get({
      path: '/v2/houses/nearest',
      params: { lat: at.lat, lng: at.lng, ...filterToParams(filter), limit },
      reply: fewHousesReply,
      cancel,
    });
    return result;
  }

  private page(
    params: Readonly<Record<string, string | number>>,
    cancel?: Cancellation,
  ): Promise<ListReply> {
    return this.client.get({ path: '/v2/houses', params, reply: houseListReply, cancel });
  }
}

/** There is no such house, or there cannot be one of that name. */
function isAbout({ kind, field }: AppError): boolean {
  return kind === 'not-found' || (kind === 'refused' && field === 'id');
}

/** Seven decimals are a centimetre; more would only make addresses that no cache has seen. */
const degrees = (value: number): number => Number(value.toFixed(7));

function boxParams({ swLat, swLng, neLat, neLng }: Bounds): Record<keyof Bounds, number> {
  return {
    swLat: degrees(swLat),
    swLng: degrees(swLng),
    neLat: degrees(neLat),
    neLng: degrees(neLng),
  };
}
