import type { DealZzims } from '#core';
import { dealZzimReply } from '#contract/deals';
import type { Call } from '../client/call';
import type { HttpClient } from '../client/http-client';
import { dealPath } from './deal-calls';

/** {@link DealZzims} of the API. */
export class HttpDealZzims implements DealZzims {
  constructor(
    private readonly client: HttpClient,
    private readonly how: Pick<Call, 'byItself'> = {},
  ) {}

  async keep(id: string): Promise<void> {
    await this.client.put({ ...this.callOf(id), body: {} });
  }

  async leave(id: string): Promise<void> {
    await this.client.delete(this.callOf(id));
  }

  private callOf(id: string) {
    return { path: `${dealPath(id)}/zzim`, reply: dealZzimReply, ...this.how };
  }
}
