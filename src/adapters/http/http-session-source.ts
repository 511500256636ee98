import type { Cancellation, Session, SessionSource } from '#core';
import { sessionReply } from '#contract/session';
import type { HttpClient } from './client/http-client';

/** {@link SessionSource} of the API. */
export class HttpSessionSource implements SessionSource {
  constructor(private readonly client: HttpClient) {}

  async read(cancel?: Cancellation): Promise<Session> {
    return (await this.client.get({ path: '/v1/session', reply: sessionReply, cancel })).DATA;
  }
}
