import type { Cancellation, UsualPrice, UsualPrices, UsualQuestion } from '#core';
import { usualPriceReply } from '#contract/deals';
import type { HttpClient } from '../client/http-client';

/** {@link UsualPrices} of the API (spec/wire W19). */
export class HttpUsualPrices implements UsualPrices {
  constructor(private readonly client: HttpClient) {}

  async of(
    { roomType, rentType, dongliCode }: UsualQuestion,
    cancel?: Cancellation,
  ): Promise<UsualPrice | null> {
    const { item } = await this.client.get({
      path: '/v2/deals/usual',
      params: { roomType, rentType, dongliCode },
      reply: usualPriceReply,
      cancel,
    });
    return item;
  }
}
