import type { Areas, Cancellation, NamedArea } from '#core';
import { areasReply } from '#contract/places';
import type { HttpClient } from './client/http-client';

/** {@link Areas} of the API. */
export class HttpAreas implements Areas {
  constructor(private readonly client: HttpClient) {}

  async all(cancel?: Cancellation): Promise<readonly NamedArea[]> {
    return (await this.client.get({ path: '/v2/areas', reply: areasReply, cancel })).result;
  }
}
