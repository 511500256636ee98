import type { Cancellation, Search, SearchQuery } from '#core';
import { searchReply } from '#contract/search';
import type { HttpClient } from './client/http-client';

/** {@link Search} of the API. */
export class HttpSearch implements Search {
  constructor(private readonly client: HttpClient) {}

  async find({ q, kind, limit, cursor }: SearchQuery, cancel?: Cancellation) {
    const { result, page } = await this.client.get({
      path: '/v2/search',
      params: { q, kind, limit, ...(cursor !== null && { cursor }) },
      reply: searchReply,
      cancel,
    });
    return { items: result, ...page };
  }
}
