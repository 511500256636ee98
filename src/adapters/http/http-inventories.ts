import type { Cancellation, Inventories, Inventory } from '#core';
import { inventoriesReply } from '#contract/inventories';
import type { HttpClient } from './client/http-client';

/** {@link Inventories} of the API. */
export class HttpInventories implements Inventories {
  constructor(private readonly client: HttpClient) {}

  async of(target: string, cancel?: Cancellation): Promise<readonly Inventory[]> {
    const { DATA } = await this.client.get({
      path: '/v1/inventories',
      params: { TARGET: target },
      reply: inventoriesReply,
      cancel,
    });
    return DATA;
  }
}
