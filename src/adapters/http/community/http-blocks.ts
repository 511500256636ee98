import type { BlockedMember, Blocks, Cancellation } from '#core';
import { blockReply, blocksReply } from '#contract/communities';
import type { HttpClient } from '../client/http-client';

const PATH = '/v2/me/blocks';
const pathOf = (memberId: string): string => `${PATH}/${encodeURIComponent(memberId)}`;

/** {@link Blocks} of the API. */
export class HttpBlocks implements Blocks {
  constructor(private readonly client: HttpClient) {}

  async list(cancel?: Cancellation): Promise<readonly BlockedMember[]> {
    return (await this.client.get({ path: PATH, reply: blocksReply, cancel })).result;
  }

  async block(memberId: string): Promise<void> {
    await this.client.put({ path: pathOf(memberId), body: {}, reply: blockReply });
  }

  async unblock(memberId: string): Promise<void> {
    await this.client.delete({ path: pathOf(memberId), reply: blockReply });
  }
}
