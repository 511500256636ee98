import type { Cancellation, MyConditions, Person } from '#core';
import { conditionsReply } from '#contract/conditions';
import type { HttpClient } from './client/http-client';

const PATH = '/v2/me/conditions';

/** {@link MyConditions} of the API. */
export class HttpMyConditions implements MyConditions {
  constructor(private readonly client: HttpClient) {}

  async read(cancel?: Cancellation): Promise<Person | null> {
    return (await this.client.get({ path: PATH, reply: conditionsReply, cancel })).item;
  }

  async save(person: Person): Promise<void> {
    await this.client.put({ path: PATH, body: { ...person }, reply: conditionsReply });
  }

  async forget(): Promise<void> {
    await this.client.delete({ path: PATH, reply: conditionsReply });
  }
}
