import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../errors';

/** Any name without blanks. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The name of this sending (spec/wire W10); null where the client gave none.
 * @throws Refusal `bad-parameter` for one that is none.
 */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new Refusal(
    'bad-parameter',
    'Idempotency-Key',
    'Idempotency-Key: 빈칸 없이 200자까지 보내 주세요.',
  );
}
