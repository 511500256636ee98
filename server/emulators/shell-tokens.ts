import type { NativeTokens } from '#core';
import type { FastifyInstance } from 'fastify';
import { texts } from './asked';
import type { Desk, Issued } from './desk';
import { SHELL_FAILURES } from './failures';
import { personOf, subjectOf } from './people';

/**
 * Adds POST /{provider}/emulator/tokens `{ person, failure? }`: what the provider's own app hands
 * to a shell, without a page. No real service has this call.
 */
export function addShellTokens(
  app: FastifyInstance,
  desk: Desk,
  make: (issued: Issued, base: string) => Promise<NativeTokens> | NativeTokens,
): void {
  app.post(`/${desk.provider}/emulator/tokens`, async (request, reply) => {
    const { person: key, failure: word } = texts(request.body);
    const person = personOf(key);
    const failure = SHELL_FAILURES.find((one) => one === word) ?? null;
    if (person === null || (word !== undefined && failure === null))
      return reply.code(400).send({ error: 'unknown person or failure' });
    const subject = subjectOf(desk.provider, person);
    return make({ subject, failure }, `http://${request.host}/${desk.provider}`);
  });
}
