import { createHmac } from 'node:crypto';
import {
  addDays,
  seoulDay,
  seoulMidnight,
  SMS_A_DAY,
  type Clock,
  type Result,
  type Yyyymmdd,
} from '#core';
import type {
  CountedSending,
  MessageCounts,
  SmsGateway,
  SmsRefusal,
} from '../ports/accounts/messages';
import { networkOf } from '../http/requests/network-of';

/** SMS a day from one address (spec/readings R16); SMS_A_DAY to one number. */
const ADDRESS_A_DAY = 20;

export type LinkRefusal = SmsRefusal | 'spent' | 'under-way';

export interface InstallLinkOrder {
  /** 010-1234-5678. */
  readonly phone: string;
  /** Whose call it is. */
  readonly address: string;
  /** The sending's own name (`Idempotency-Key`); null without one. */
  readonly key: string | null;
  /** Where the app's page stands. */
  readonly link: string;
}

/**
 * Sends the link to the app within the day's quotas (spec/readings R16). Numbers and addresses are
 * known to it for the moment of the call only: what is stored is a keyed hash that is another one
 * every day.
 */
export class InstallLinks {
  private readonly underWay = new Map<string, Promise<Result<null, LinkRefusal>>>();

  constructor(
    private readonly deps: {
      readonly sms: SmsGateway;
      readonly counts: MessageCounts;
      readonly clock: Clock;
      /** The key of the hashes. */
      readonly secret: string;
    },
  ) {}

  /** A second call of one key while the first is being sent hears what the first does. */
  send(order: InstallLinkOrder): Promise<Result<null, LinkRefusal>> {
    if (order.key === null) return this.sendOnce(order);
    const name = JSON.stringify([order.key, order.phone]);
    const known = this.underWay.get(name);
    if (known !== undefined) return known;
    const sending = this.sendOnce(order).finally(() => this.underWay.delete(name));
    this.underWay.set(name, sending);
    return sending;
  }

  private async sendOnce(order: InstallLinkOrder): Promise<Result<null, LinkRefusal>> {
    const { sms, counts, clock } = this.deps;
    const sending = this.counted(order, seoulDay(clock.now()));
    await counts.forgetBefore(sending.day);
    const place = await counts.take(sending);
    if (place === 'sent') return { ok: true, value: null };
    if (place !== 'taken') return { ok: false, reason: place };
    let sent: Result<null, SmsRefusal> = { ok: false, reason: 'away' };
    try {
      sent = await sms.send({ to: order.phone, text: linkText(order.link) });
      return sent;
    } finally {
      await (sent.ok ? counts.settle(sending) : counts.giveBack(unsent(sending, sent.reason)));
    }
  }

  private counted({ phone, address, key }: InstallLinkOrder, day: Yyyymmdd): CountedSending {
    const hash = (...parts: readonly string[]) =>
      createHmac('sha256', this.deps.secret)
        .update(JSON.stringify(['message', day, ...parts]))
        .digest('base64url');
    return {
      day,
      // The number first.
      counted: [
        { hash: hash('number', phone), most: SMS_A_DAY },
        { hash: hash('address', networkOf(address)), most: ADDRESS_A_DAY },
      ],
      name: key === null ? null : hash('sending', key, phone),
    };
  }
}

/**
 * What is given back of a sending that failed. Whoever named a number that is none keeps it on the
 * address: otherwise one address could have the service try number after number.
 */
function unsent(sending: CountedSending, reason: SmsRefusal): CountedSending {
  return reason === 'away' ? sending : { ...sending, counted: sending.counted.slice(0, 1) };
}

/** What the person reads: short enough for one SMS. */
function linkText(link: string): string {
  return `[한칸] 앱 설치 링크예요.\n${link}`;
}

/** Whole seconds until the next day begins in Seoul; at least 1. */
export function secondsToMidnight(now: number): number {
  const next = seoulMidnight(addDays(seoulDay(now), 1));
  return Math.max(1, Math.ceil((next - now) / 1000));
}
