import { isServiceOf } from '../../shared/push/push-hosts';
import type { VapidKeys } from '../../shared/push/vapid-keys';
import type { PushGateway, PushOutcome, PushToSend } from '../../ports/push/push';
import { AwayError, type Outside } from '../asking';
import { encryptPush } from './payload';
import { vapidHeader } from './vapid-header';

interface WebPushParts {
  /** What a key of ours signs with; null for one that we have no more. */
  readonly keysOf: (publicKey: string) => Promise<VapidKeys | null>;
  /** Where push services reach us about what we send: https: or mailto:. */
  readonly contact: string;
  readonly hosts: readonly string[];
  readonly outside: Outside;
}

/**
 * Push services of browsers (RFC 8030), each at the endpoint that it gave its browser: encrypted for the
 * browser alone (RFC 8291), signed by the key for which it subscribed (RFC 8292).
 */
export class WebPush implements PushGateway {
  constructor(private readonly parts: WebPushParts) {}

  async send(push: PushToSend): Promise<PushOutcome> {
    const { hosts } = this.parts;
    const { endpoint, publicKey } = push.address;
    const keys = await this.parts.keysOf(publicKey);
    // Whatever is signed by another key would be refused; and an operator may have shortened the list.
    if (keys === null || !isServiceOf(endpoint, hosts)) return 'gone';
    const status = await this.post(push, keys);
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    const { note } = this.parts.outside;
    note({ service: 'push', step: new URL(endpoint).hostname, status, code: null });
    // Who we are is what it does not believe (401, 403): an operator's to mend, and then it is taken.
    if (status === 400 || status === 413) return 'refused';
    throw new AwayError();
  }

  private async post(push: PushToSend, keys: VapidKeys): Promise<number> {
    const { contact, outside } = this.parts;
    const { address, payload, ttl, topic, urgency } = push;
    const { endpoint } = address;
    const authorization = vapidHeader(keys, { endpoint, contact, now: outside.clock.now() });
    try {
      const response = await outside.fetch(endpoint, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttl),
          topic,
          urgency,
        },
        body: new Uint8Array(encryptPush(payload, address)),
        signal: AbortSignal.timeout(outside.limitMs),
      });
      // What it says is of no use, and holds the connection.
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      const code = error instanceof Error ? error.name : null;
      outside.note({ service: 'push', step: new URL(endpoint).hostname, status: null, code });
      throw new AwayError();
    }
  }
}
