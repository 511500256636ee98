import type { Cancellation, MyConditions, Person } from '#core';
import { conditionsReply } from '#contract/conditions';
import type { Call } from '../client/call';
import type { HttpClient } from '../client/http-client';

const PATH = '/v2/me/conditions';

/** {@link MyConditions} of the API: what a person presses for, or what the page reads by itself. */
export class HttpMyConditions implements MyConditions {
  constructor(
    private readonly client: HttpClient,
    private readonly how: Pick<Call, 'byItself'> = {},
  ) {}

  async read(cancel?: Cancellation): Promise<Person | null> {
    const asked = { path: PATH, reply: conditionsReply, cancel, ...this.how };
    return (await this.client.get(asked)).item;
  }

  async save(person: Person): Promise<void> {
    const body = { ...person };
    await this.client.put({ path: PATH, body, reply: conditionsReply, ...this.how });
  }

  async forget(): Promise<void> {
    await this.client.delete({ path: PATH, reply: conditionsReply, ...this.how });
  }
}
