import {
  DEAL_KIND,
  mateFilterToParams,
  MOST_MATES_BY_ID,
  type Cancellation,
  type MateAct,
  type MateListing,
  type MateListQuery,
  type MateRequests,
  type Mates,
  type MateSummary,
  type OwnMate,
  type Page,
  type Result,
  type SeenRequest,
  type WrittenMate,
} from '#core';
import {
  fewMatesReply,
  mateItemReply,
  mateListReply,
  mateReply,
  mateRequestReply,
  mateRequestsReply,
  ownMatesReply,
} from '#contract/mates';
import type { HttpClient } from '../client/http-client';
import { dealPath, oneDeal, someDeals } from './deal-calls';
import { boundsParams } from '../houses/house-params';

/** A listing as it is sent: of dongs their codes, of one who wants a room nothing of a room. */
function bodyOf(mate: WrittenMate) {
  const { dongs, pictureIds, ...said } = mate;
  const dongliCodes = dongs.map(({ dongliCode }) => dongliCode);
  if (said.side === 'HAS') return { dealType: DEAL_KIND.mate, ...said, dongliCodes, pictureIds };
  const { maintenance: _, people: __, rooms: ___, ownArea: ____, ...wanted } = said;
  return { dealType: DEAL_KIND.mate, ...wanted, dongliCodes };
}

/** {@link Mates} of the API. */
export class HttpMates implements Mates {
  constructor(private readonly client: HttpClient) {}

  async list(query: MateListQuery, cancel?: Cancellation): Promise<Page<MateSummary>> {
    const { bounds, filter, sort, limit, cursor } = query;
    const { result, page } = await this.client.get({
      path: '/v2/deals',
      params: {
        dealType: DEAL_KIND.mate,
        ...(bounds !== null && boundsParams(bounds)),
        ...mateFilterToParams(filter),
        sort,
        limit,
        ...(cursor !== null && { cursor }),
      },
      reply: mateListReply,
      cancel,
    });
    return { items: result, ...page };
  }

  one(id: string, cancel?: Cancellation): Promise<Result<MateListing, 'none' | 'ended'>> {
    const asked = this.client.get({ path: dealPath(id), reply: mateReply, cancel });
    return oneDeal(DEAL_KIND.mate, asked);
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly MateSummary[]> {
    return someDeals(DEAL_KIND.mate, { ids, most: MOST_MATES_BY_ID }, (few) =>
      this.client.get({ ...few, reply: fewMatesReply, cancel }),
    );
  }

  async own(cancel?: Cancellation): Promise<readonly OwnMate[]> {
    const { result } = await this.client.get({
      path: '/v2/me/mates',
      reply: ownMatesReply,
      cancel,
    });
    return result;
  }

  async write(mate: WrittenMate, key: string): Promise<MateListing> {
    const { item } = await this.client.post({
      path: '/v2/deals',
      body: bodyOf(mate),
      idempotencyKey: key,
      reply: mateItemReply,
    });
    return item;
  }

  async change(id: string, mate: WrittenMate, key: string, base?: string): Promise<MateListing> {
    const { item } = await this.client.patch({
      path: dealPath(id),
      body: { ...bodyOf(mate), base },
      idempotencyKey: key,
      reply: mateItemReply,
    });
    return item;
  }
}

/** {@link MateRequests} of the API. */
export class HttpMateRequests implements MateRequests {
  constructor(private readonly client: HttpClient) {}

  async ask(listing: string): Promise<SeenRequest> {
    const { item } = await this.client.post({
      path: `${dealPath(listing)}/request`,
      body: {},
      reply: mateRequestReply,
    });
    return item;
  }

  async list(cancel?: Cancellation): Promise<readonly SeenRequest[]> {
    const { result } = await this.client.get({
      path: '/v2/me/requests',
      reply: mateRequestsReply,
      cancel,
    });
    return result;
  }

  async act(id: string, act: MateAct): Promise<SeenRequest> {
    const { item } = await this.client.put({
      path: `/v2/me/requests/${encodeURIComponent(id)}`,
      body: { ...act },
      reply: mateRequestReply,
    });
    return item;
  }
}
