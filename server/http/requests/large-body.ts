import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors';
import type { Api } from '../wire-types';
import { throwAwayRest, type Patience } from './throw-away-rest';

const PATIENCE: Patience = { bytes: 32 * 1024 * 1024, ms: 5_000 };

/** Refuses a body by its announced length, also where the call would not have read one. */
export function refuseLargeBody(most: number) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const isLarge = Number(request.headers['content-length'] ?? 0) > most;
    done(isLarge ? new Refusal('too-large') : undefined);
  };
}

/**
 * Lets whoever was answered before their whole body had arrived finish sending it. The answer must
 * not end the connection, as Fastify would have it.
 */
export function hearSendersOut(app: Api, patience: Patience = PATIENCE): void {
  app.addHook('onSend', ({ raw, headers }, reply, payload, done) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !raw.readableEnded) {
      if (!app.leaving.hasBegun()) void reply.removeHeader('connection');
      throwAwayRest(raw, patience);
    }
    done(null, payload);
  });
}
