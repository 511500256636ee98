import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode } from '../../errors';
import type { Api } from '../wire-types';
import { throwAwayRest, type Patience } from './throw-away-rest';

const PATIENCE: Patience = { bytes: 32 * 1024 * 1024, ms: 5_000 };
/** A file comes from a phone that has no fast line. */
const FILE_MS = 30_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much a call takes that takes more than others, and what a larger body is refused as. */
    readonly largestBody?: { readonly bytes: number; readonly refusal: RefusalCode };
  }
}

/** Refuses a body by its announced length, also where the call would not have read one. */
export function refuseLargeBody(most: number) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { bytes, refusal } = request.routeOptions.config.largestBody ?? {
      bytes: most,
      refusal: 'too-large',
    };
    const isLarge = Number(request.headers['content-length'] ?? 0) > bytes;
    done(isLarge ? new Refusal(refusal) : undefined);
  };
}

/**
 * Lets whoever was answered before their whole body had arrived finish sending it. The answer must
 * not end the connection, as Fastify would have it.
 */
export function hearSendersOut(app: Api, patience: Patience = PATIENCE): void {
  app.addHook('onSend', ({ raw, headers, routeOptions }, reply, payload, done) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !raw.readableEnded) {
      if (!app.leaving.hasBegun()) void reply.removeHeader('connection');
      const takesFiles = routeOptions.config.largestBody !== undefined;
      throwAwayRest(raw, takesFiles ? { ...patience, ms: FILE_MS } : patience);
    }
    done(null, payload);
  });
}
