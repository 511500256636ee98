import { createHmac, randomBytes } from 'node:crypto';
import type { Result } from '#core';
import * as z from 'zod/mini';
import type { SmsKeys } from '../../env/provider-keys';
import type { SmsGateway, SmsRefusal } from '../../ports/accounts/messages';
import { Asking, AwayError, type Outside } from '../asking';

const HOST = 'https://api.solapi.com';

/** The message was taken over, handed to the carrier, or has arrived. */
const TAKEN = ['2000', '3000', '4000'];

const sentReply = z.object({ statusCode: z.string() });

/**
 * Solapi's messages, version 4 of its calls (documented at developers.solapi.com, seen 2026-11):
 * `POST /messages/v4/send`, signed by HMAC-SHA256 over date and salt; a signature is good once and
 * for 15 minutes. Of all that is sent only the receiver changes: a 400 is about the number.
 */
export class SolapiGateway implements SmsGateway {
  constructor(
    private readonly keys: SmsKeys,
    private readonly outside: Outside,
    private readonly host = HOST,
  ) {}

  async send(message: {
    readonly to: string;
    readonly text: string;
  }): Promise<Result<null, SmsRefusal>> {
    const asking = new Asking('solapi', this.outside);
    const digits = (phone: string) => phone.replaceAll('-', '');
    try {
      const reply = await asking.ask('send', `${this.host}/messages/v4/send`, {
        method: 'POST',
        headers: { authorization: this.signed(), 'content-type': 'application/json' },
        body: JSON.stringify({
          message: { to: digits(message.to), from: digits(this.keys.sender), text: message.text },
        }),
      });
      if (reply.status === 400) return { ok: false, reason: 'bad-number' };
      if (reply.status >= 400) return { ok: false, reason: 'away' };
      const { statusCode } = asking.read('send', reply, sentReply);
      return TAKEN.includes(statusCode)
        ? { ok: true, value: null }
        : { ok: false, reason: 'bad-number' };
    } catch (error) {
      if (error instanceof AwayError) return { ok: false, reason: 'away' };
      throw error;
    }
  }

  /** The Authorization header of one call. */
  private signed(): string {
    const date = new Date(this.outside.clock.now()).toISOString();
    const salt = randomBytes(16).toString('hex');
    const signature = createHmac('sha256', this.keys.secret)
      .update(date + salt)
      .digest('hex');
    return `HMAC-SHA256 apiKey=${this.keys.key}, date=${date}, salt=${salt}, signature=${signature}`;
  }
}
