import type { Cancellation, Inbox, InboxPage, InboxQuery, Unread, UnreadCounts } from '#core';
import { notificationsReply, readReply } from '#contract/notifications';
import type { HttpClient } from './client/http-client';

/** {@link Inbox} of the API. */
export class HttpInbox implements Inbox {
  constructor(private readonly client: HttpClient) {}

  async page({ kind, cursor, limit }: InboxQuery, cancel?: Cancellation): Promise<InboxPage> {
    const { result, page } = await this.client.get({
      path: '/v2/me/notifications',
      params: { limit, ...(kind !== null && { kind }), ...(cursor !== null && { cursor }) },
      reply: notificationsReply,
      byItself: true,
      cancel,
    });
    return { items: result, next: page.next, unread: unreadOf(page) };
  }

  async read(ids: readonly string[] | 'all', upTo?: number): Promise<Unread> {
    const { item } = await this.client.post({
      path: '/v2/me/notifications/read',
      body: { ids: ids === 'all' ? ids : [...ids], ...(upTo !== undefined && { upTo }) },
      reply: readReply,
    });
    return unreadOf(item);
  }
}

const unreadOf = (of: {
  readonly unreadByKind: UnreadCounts;
  readonly change: number;
}): Unread => ({
  counts: of.unreadByKind,
  change: of.change,
});
