import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from './idempotency-key';
import type { Sending } from '../../ports/sending';

/** The same for readers of the API's documentation. */
export const SENT_AGAIN = 'Sent again under the same Idempotency-Key it is the same write.';

/** What a write is named by, and what was sent under that name. */
export function sendingOf(request: FastifyRequest): Sending {
  const { method, url, body } = request;
  const sent = JSON.stringify([method, url, body]);
  return {
    key: idempotencyKey(request),
    hash: createHash('sha256').update(sent).digest('base64url'),
  };
}
