import type { DealInquiries, DealNumber, DealStanding, DealWay } from '#core';
import { dealNumberReply, dealStatusReply } from '#contract/deals';
import { dealPath } from './deal-calls';
import type { HttpClient } from '../client/http-client';

/** {@link DealInquiries} of the API. */
export class HttpDealInquiries implements DealInquiries {
  constructor(private readonly client: HttpClient) {}

  contact(id: string, way: DealWay): Promise<DealNumber> {
    return this.number(dealPath(id), way);
  }

  houseContact(id: string, way: DealWay): Promise<DealNumber> {
    return this.number(`/v2/houses/${encodeURIComponent(id)}`, way);
  }

  ask(id: string): Promise<DealStanding> {
    return this.say(id, 'ask');
  }

  sayGone(id: string): Promise<DealStanding> {
    return this.say(id, 'gone');
  }

  private async number(of: string, way: DealWay): Promise<DealNumber> {
    const { item } = await this.client.post({
      path: `${of}/contact`,
      body: { way },
      reply: dealNumberReply,
    });
    return item;
  }

  private async say(id: string, what: 'ask' | 'gone'): Promise<DealStanding> {
    const { item } = await this.client.post({
      path: `${dealPath(id)}/${what}`,
      body: {},
      reply: dealStatusReply,
    });
    return item;
  }
}
