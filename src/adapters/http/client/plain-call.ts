import type { Call, Method } from './call';
import { plainRefusal, unreadable } from './failure';
import type { HttpClient } from './http-client';

/**
 * The second, simplified client (spec/rules §8), for calls of which the status alone is read and
 * whose failure is told where no markup is shown: anything but a 200 rejects with the MESSAGE of
 * its body.
 */
export async function plainCall(client: HttpClient, method: Method, call: Call): Promise<void> {
  const answer = await client.send(method, call);
  if (answer.status !== 200) throw plainRefusal(answer);
  // Some network's login page is no success of ours.
  if (typeof answer.body !== 'object' || answer.body === null) throw unreadable(answer);
}
