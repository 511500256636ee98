import type { Cancellation, ItemLookup } from '#core';
import { communityReply, dealReply } from '#contract/links';
import type { HttpClient } from './client/http-client';
import { nullWhenNone } from './client/null-when-none';

/** {@link ItemLookup} of the API. */
export class HttpItemLookup implements ItemLookup {
  constructor(private readonly client: HttpClient) {}

  async community(id: string, cancel?: Cancellation) {
    const path = `/v2/communities/${encodeURIComponent(id)}`;
    const found = await nullWhenNone(this.client.get({ path, reply: communityReply, cancel }));
    return found?.item ?? null;
  }

  async deal(id: string, cancel?: Cancellation) {
    const path = `/v2/deals/${encodeURIComponent(id)}`;
    const found = await nullWhenNone(this.client.get({ path, reply: dealReply, cancel }));
    return found?.result ?? null;
  }
}
