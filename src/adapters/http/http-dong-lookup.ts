import type { Cancellation, DongLookup, DongPlace } from '#core';
import { dongReply } from '#contract/map';
import type { HttpClient } from './client/http-client';
import { nullWhenNone } from './client/null-when-none';

/** {@link DongLookup} of the API. */
export class HttpDongLookup implements DongLookup {
  constructor(private readonly client: HttpClient) {}

  async dong(code: string, cancel?: Cancellation): Promise<DongPlace | null> {
    const path = `/v2/map/dongs/${encodeURIComponent(code)}`;
    const found = await nullWhenNone(this.client.get({ path, reply: dongReply, cancel }));
    return found?.item ?? null;
  }
}
