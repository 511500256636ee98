import type { Cancellation, Inbox, InboxPage } from '#core';
import { notificationsReply, readReply } from '#contract/notifications';
import type { HttpClient } from './client/http-client';

/** {@link Inbox} of the API. */
export class HttpInbox implements Inbox {
  constructor(private readonly client: HttpClient) {}

  async page(
    { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<InboxPage> {
    const params = { limit, ...(cursor !== null && { cursor }) };
    const { result, page } = await this.client.get({
      path: '/v2/me/notifications',
      params,
      reply: notificationsReply,
      cancel,
    });
    return { items: result, ...page };
  }

  async read(ids: readonly string[] | 'all'): Promise<number> {
    const { item } = await this.client.post({
      path: '/v2/me/notifications/read',
      body: { ids: ids === 'all' ? ids : [...ids] },
      reply: readReply,
    });
    return item.unread;
  }
}
