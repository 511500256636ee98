import type { output } from 'zod/mini';
import {
  orderedParams,
  isId,
  MOST_BY_ID,
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
  type PriceLevel,
} from '#core';
import {
  fewHousesReply,
  houseListReply,
  houseMapReply,
  houseReply,
  houseTallyReply,
  housesInsteadReply,
  priceLevelReply,
} from '#contract/houses';
import { boxParams, MARKS_PATH, marksParams, pointParams } from './house-params';
import type { HttpClient } from '../client/http-client';
import { nullWhenNone } from '../client/null-when-none';

type ListReply = output<typeof houseListReply>;

/** {@link HouseSearch} of the API. */
export class HttpHouseSearch implements HouseSearch {
  constructor(private readonly client: HttpClient) {}

  async list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary>> {
    const { sort, limit, cursor } = query;
    const { result, page } = await this.page(
      { ...boxParams(query), sort, limit, ...(cursor && { cursor }) },
      cancel,
    );
    return { items: result, ...page };
  }

  async marks(
    query: HouseMapQuery,
    cancel?: Cancellation,
    { fresh }: { readonly fresh: boolean } = { fresh: false },
  ): Promise<HouseMarks> {
    const { result, page } = await this.client.get({
      path: MARKS_PATH,
      params: marksParams(query),
      reply: houseMapReply,
      fresh,
      cancel,
    });
    return { marks: result, ...page };
  }

  async tally(query: HouseTallyQuery, cancel?: Cancellation): Promise<HouseTally> {
    const { item } = await this.client.get({
      path: '/v2/houses/tally',
      params: boxParams(query),
      reply: houseTallyReply,
      cancel,
    });
    return item;
  }

  async one(id: string, cancel?: Cancellation): Promise<House | null> {
    const found = await nullWhenNone(
      this.client.get({ path: houseCall(id), reply: houseReply, cancel }),
    );
    return found?.item ?? null;
  }

  async priceLevel(id: string, cancel?: Cancellation): Promise<PriceLevel | null> {
    const path = `${houseCall(id)}/price-level`;
    const found = await nullWhenNone(this.client.get({ path, reply: priceLevelReply, cancel }));
    return found?.item ?? null;
  }

  async some(ids: readonly string[], cancel?: Cancellation): Promise<readonly HouseSummary[]> {
    // One malformed id would make the server refuse the whole question.
    const asked = [...new Set(ids)].slice(0, MOST_BY_ID).filter(isId);
    if (asked.length === 0) return [];
    const { result } = await this.client.get({
      path: '/v2/houses/some',
      params: { id: asked.join(',') },
      reply: fewHousesReply,
      cancel,
    });
    return result;
  }

  async lately(
    { news, at, limit }: Parameters<HouseSearch['lately']>[0],
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary[]> {
    const { result } = await this.client.get({
      path: '/v2/houses/lately',
      params: { news, ...pointParams(at), limit },
      reply: fewHousesReply,
      cancel,
    });
    return result;
  }

  async similar(id: string, cancel?: Cancellation): Promise<readonly HouseSummary[]> {
    const path = `${houseCall(id)}/similar`;
    return (await this.client.get({ path, reply: fewHousesReply, cancel })).result;
  }

  async instead(id: string, cancel?: Cancellation): Promise<HousesInstead> {
    const path = `${houseCall(id)}/instead`;
    return (await this.client.get({ path, reply: housesInsteadReply, cancel })).item;
  }

  async nearest(
    { at, filter, limit }: Parameters<HouseSearch['nearest']>[0],
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary[]> {
    const { result } = await this.client.get({
      path: '/v2/houses/nearest',
      params: { ...pointParams(at), ...orderedParams(filter), limit },
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

const houseCall = (id: string): string => `/v2/houses/${encodeURIComponent(id)}`;
