import {
  type Cancellation,
  type PushAddress,
  type PushAlarms,
  type PushChoice,
  type PushStanding,
} from '#core';
import { pushStandingReply } from '#contract/push';
import type { HttpClient } from './client/http-client';

const PATH = '/v2/me/push';

/** {@link PushAlarms} of the API. */
export class HttpPushAlarms implements PushAlarms {
  constructor(private readonly client: HttpClient) {}

  async standing(cancel?: Cancellation): Promise<PushStanding> {
    const { item } = await this.client.get({ path: PATH, reply: pushStandingReply, cancel });
    return item;
  }

  async set(address: PushAddress, choice: PushChoice): Promise<PushChoice> {
    const body = { ...address, ...choice };
    const { item } = await this.client.put({ path: PATH, body, reply: pushStandingReply });
    return item.choice ?? choice;
  }

  async remove(): Promise<void> {
    await this.client.delete({ path: PATH, reply: pushStandingReply });
  }
}
