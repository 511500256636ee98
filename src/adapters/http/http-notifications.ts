import type { Cancellation, Notifications } from '#core';
import { notiClusterReply } from '#contract/links';
import type { HttpClient } from './client/http-client';
import { nullWhenNone } from './client/null-when-none';

/** {@link Notifications} of the API. */
export class HttpNotifications implements Notifications {
  constructor(private readonly client: HttpClient) {}

  async cluster(id: string, cancel?: Cancellation) {
    const path = `/v1/noti-clusters/${encodeURIComponent(id)}`;
    const found = await nullWhenNone(this.client.get({ path, reply: notiClusterReply, cancel }));
    return found?.DATA ?? null;
  }
}
