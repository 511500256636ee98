import type { DealZzims } from '#core';
import { dealZzimReply } from '#contract/deals';
import type { HttpClient } from '../../src/adapters/http/client/http-client';
import { dealPath } from '../../src/adapters/http/deals/deal-calls';

/** {@link DealZzims} over the wire: what an app says that joins no lists (spec/wire W19). */
export class HttpDealZzims implements DealZzims {
  constructor(private readonly client: HttpClient) {}

  async keep(id: string): Promise<void> {
    await this.client.put({ ...this.callOf(id), body: {} });
  }

  async leave(id: string): Promise<void> {
    await this.client.delete(this.callOf(id));
  }

  private callOf(id: string) {
    return { path: `${dealPath(id)}/zzim`, reply: dealZzimReply };
  }
}
