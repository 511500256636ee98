import {
  AppError,
  DEAL_KIND,
  directFilterToParams,
  isId,
  MOST_DEALS_BY_ID,
  type Cancellation,
  type DealStanding,
  type DealStatus,
  type DirectDeal,
  type DirectDeals,
  type DirectDraft,
  type DirectListQuery,
  type DirectSummary,
  type OwnDeals,
  type Page,
  type Result,
} from '#core';
import {
  dealStatusReply,
  directItemReply,
  directListReply,
  directReply,
  fewDirectsReply,
  removedDealReply,
} from '#contract/deals';
import type { HttpClient } from './client/http-client';
import { boundsParams } from './house-params';
import { isNone } from './client/null-when-none';

const pathOf = (id: string): string => `/v2/deals/${encodeURIComponent(id)}`;

const NONE = { ok: false, reason: 'none' } as const;
const ENDED = { ok: false, reason: 'ended' } as const;

/** The status of an answer about what was there, and is not any more. */
const GONE = 410;

/** {@link DirectDeals} and {@link OwnDeals} of the API. */
export class HttpDeals implements DirectDeals, OwnDeals {
  constructor(private readonly client: HttpClient) {}

  async list(query: DirectListQuery, cancel?: Cancellation): Promise<Page<DirectSummary>> {
    const { bounds, filter, sort, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: '/v2/deals',
      params: {
        dealType: DEAL_KIND.direct,
        ...(bounds !== null && boundsParams(bounds)),
        ...directFilterToParams(filter),
        sort,
        limit,
        ...(cursor !== null && { cursor }),
      },
      reply: directListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async one(id: string, cancel?: Cancellation): Promise<Result<DirectDeal, 'none' | 'ended'>> {
    try {
      const { result } = await this.client.get({ path: pathOf(id), reply: directReply, cancel });
      return { ok: true, value: result };
    } catch (error) {
      if (error instanceof AppError && error.status === GONE) return ENDED;
      if (isNone(error)) return NONE;
      throw error;
    }
  }

  async some(ids: readonly string[], cancel?: Cancellation): Promise<readonly DirectSummary[]> {
    // One malformed id would make the server refuse the whole question.
    const asked = [...new Set(ids)].slice(0, MOST_DEALS_BY_ID).filter(isId);
    if (asked.length === 0) return [];
    const { result } = await this.client.get({
      path: '/v2/deals/some',
      params: { id: asked.join(',') },
      reply: fewDirectsReply,
      cancel,
    });
    return result;
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

  async change(id: string, draft: DirectDraft, key: string): Promise<DirectDeal> {
    const { item } = await this.client.patch({
      path: pathOf(id),
      body: { dealType: DEAL_KIND.direct, ...draft },
      idempotencyKey: key,
      reply: directItemReply,
    });
    return item;
  }

  async confirm(id: string): Promise<DealStanding> {
    const { item } = await this.client.post({
      path: `${pathOf(id)}/confirm`,
      body: {},
      reply: dealStatusReply,
    });
    return item;
  }

  async setStatus(id: string, status: DealStatus): Promise<DealStanding> {
    const { item } = await this.client.put({
      path: `${pathOf(id)}/status`,
      body: { status },
      reply: dealStatusReply,
    });
    return item;
  }

  async remove(id: string): Promise<void> {
    await this.client.delete({ path: pathOf(id), reply: removedDealReply });
  }
}
