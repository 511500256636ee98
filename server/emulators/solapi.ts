import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SmsKeys } from '../env/provider-keys';
import type { SmsOutbox } from '../ports/accounts/messages';
import { texts } from './asked';
import { BrokenOnPurpose } from './failures';

/** A signature is good this long before and after its date, and once. */
const GOOD_FOR_MS = 15 * 60_000;

/** Receivers that fail, as the page of the outbox tells them. */
export const FAILING_NUMBERS = {
  '010-0000-0400': '없는 번호라고 답하기',
  '010-0000-0402': '잔액 부족',
  '010-0000-0503': '문자 서비스 장애',
  '010-0000-0504': '너무 느린 응답',
} as const;

const HEADER = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/;

/** 010-****-5678 of 01012345678. */
function masked(digits: string): string {
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}

export interface SolapiOptions {
  readonly keys: SmsKeys;
  readonly clock: Clock;
  readonly outbox: SmsOutbox;
  readonly slowMs: number;
  /** Aborted when the emulators close. */
  readonly closing: AbortSignal;
}

/**
 * Solapi's sending of one message as its documents describe it, under /solapi. Nothing leaves this
 * machine: what is taken goes to the outbox, with the ends of its number only.
 */
export function addSolapi(app: FastifyInstance, options: SolapiOptions): void {
  const { keys, clock, outbox, slowMs, closing } = options;
  const used = new Set<string>();
  const refuse = (reply: FastifyReply, status: number, errorCode: string) =>
    reply.code(status).send({ errorCode, errorMessage: `${errorCode} (emulated)` });

  /** Solapi's name of what is wrong with the signature; null for a good one. */
  const signatureFault = (authorization: string): string | null => {
    const [, key = '', date = '', salt = '', signature = ''] = HEADER.exec(authorization) ?? [];
    if (key !== keys.key) return 'InvalidAPIKey';
    const right = createHmac('sha256', keys.secret)
      .update(date + salt)
      .digest('hex');
    if (signature !== right) return 'SignatureDoesNotMatch';
    if (!(Math.abs(Date.parse(date) - clock.now()) <= GOOD_FOR_MS)) return 'RequestTimeTooSkewed';
    if (used.has(signature)) return 'DuplicatedSignature';
    used.add(signature);
    return null;
  };

  app.post<{ Body: { readonly message?: unknown } | null }>(
    '/solapi/messages/v4/send',
    async (request, reply) => {
      const fault = signatureFault(request.headers.authorization ?? '');
      if (fault !== null) return refuse(reply, 403, fault);
      const { to = '', from = '', text = '' } = texts(request.body?.message);
      if (!/^01\d{8,9}$/.test(to) || to === '01000000400' || from === '' || text === '')
        return refuse(reply, 400, 'ValidationError');
      if (to === '01000000402') return refuse(reply, 402, 'NotEnoughBalance');
      if (to === '01000000503') throw new BrokenOnPurpose();
      if (to === '01000000504') await wait(slowMs, null, { signal: closing, ref: false });
      else await outbox.add({ maskedTo: masked(to), text, sentAt: new Date(clock.now()) });
      return reply.send({
        groupId: `G4V${randomUUID()}`,
        messageId: `M4V${randomUUID()}`,
        to,
        from,
        type: 'SMS',
        country: '82',
        statusCode: '2000',
        statusMessage: '정상 접수(이통사로 접수 예정) ',
      });
    },
  );
}
