import type { Appeals, AppealTarget } from '#core';
import { appealReply } from '#contract/appeals';
import type { HttpClient } from '../client/http-client';

/** {@link Appeals} of the API. */
export class HttpAppeals implements Appeals {
  constructor(private readonly client: HttpClient) {}

  async send(
    { kind, id }: AppealTarget,
    text: string,
    key: string,
  ): Promise<{ readonly caseNumber: string }> {
    const { item } = await this.client.post({
      path: '/v2/me/appeals',
      body: { kind, id, text },
      idempotencyKey: key,
      reply: appealReply,
    });
    return item;
  }
}
