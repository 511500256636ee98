import {
  DEAL_KIND,
  directFilterToParams,
  MOST_DEALS_BY_ID,
  type Cancellation,
  type DealStatus,
  type DirectDeal,
  type DirectDeals,
  type DirectDraft,
  type DirectListQuery,
  type DirectMapQuery,
  type DirectMarks,
  type DirectSummary,
  type OwnDeals,
  type OwnDirect,
  type OwnStanding,
  type Page,
  type Result,
} from '#core';
import {
  directItemReply,
  directListReply,
  directMapReply,
  directReply,
  fewDirectsReply,
  ownDealsReply,
  ownStatusReply,
  removedDealReply,
} from '#contract/deals';
import type { HttpClient } from '../client/http-client';
import { boundsParams } from '../houses/house-params';
import { dealPath, oneDeal, someDeals } from './deal-calls';

/** What list and map ask alike. */
const asked = ({ bounds, filter }: Pick<DirectListQuery, 'bounds' | 'filter'>) => ({
  dealType: DEAL_KIND.direct,
  ...(bounds !== null && boundsParams(bounds)),
  ...directFilterToParams(filter),
});

/** {@link DirectDeals} and {@link OwnDeals} of the API. */
export class HttpDeals implements DirectDeals, OwnDeals {
  constructor(private readonly client: HttpClient) {}

  async list(query: DirectListQuery, cancel?: Cancellation): Promise<Page<DirectSummary>> {
    const { sort, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: '/v2/deals',
      params: {
        ...asked(query),
        sort,
        limit,
        ...(cursor !== null && { cursor }),
      },
      reply: directListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async marks(query: DirectMapQuery, cancel?: Cancellation): Promise<DirectMarks> {
    const { result, page } = await this.client.get({
      path: '/v2/deals/map',
      params: { ...asked(query), level: query.level },
      reply: directMapReply,
      cancel,
    });
    return { marks: result, ...page };
  }

  one(id: string, cancel?: Cancellation): Promise<Result<DirectDeal, 'none' | 'ended'>> {
    const asked = this.client.get({ path: dealPath(id), reply: directReply, cancel });
    return oneDeal(DEAL_KIND.direct, asked);
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly DirectSummary[]> {
    return someDeals(DEAL_KIND.direct, { ids, most: MOST_DEALS_BY_ID }, (few) =>
      this.client.get({ ...few, reply: fewDirectsReply, cancel }),
    );
  }

  async write(draft: DirectDraft, key: string): Promise<DirectDeal> {
    const { item } = await this.client.post({
      path: '/v2/deals',
      body: { dealType: DEAL_KIND.direct, ...draft },
      idempotencyKey: key,
      reply: directItemReply,
    });
    return item;
  }

  async change(id: string, draft: DirectDraft, key: string, base?: string): Promise<DirectDeal> {
    const { item } = await this.client.patch({
      path: dealPath(id),
      body: { dealType: DEAL_KIND.direct, ...draft, base },
      idempotencyKey: key,
      reply: directItemReply,
    });
    return item;
  }

  async mine(
    { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
    cancel?: Cancellation,
  ): Promise<Page<OwnDirect>> {
    const { result, page } = await this.client.get({
      path: '/v2/me/deals',
      params: { limit, ...(cursor !== null && { cursor }) },
      reply: ownDealsReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async confirm(id: string): Promise<OwnStanding> {
    const { item } = await this.client.post({
      path: `${dealPath(id)}/confirm`,
      body: {},
      reply: ownStatusReply,
    });
    return item;
  }

  async setStatus(id: string, status: DealStatus): Promise<OwnStanding> {
    const { item } = await this.client.put({
      path: `${dealPath(id)}/status`,
      body: { status },
      reply: ownStatusReply,
    });
    return item;
  }

  async remove(id: string): Promise<void> {
    await this.client.delete({ path: dealPath(id), reply: removedDealReply });
  }
}
