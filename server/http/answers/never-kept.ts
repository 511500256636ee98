import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../wire-types';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a call whose answers are of one person or one moment. */
    readonly neverKept?: true;
  }
}

/** The `config` of such a call. */
export const NEVER_KEPT = { neverKept: true } as const;

const sayNoStore = (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  void reply.header('cache-control', 'no-store');
  done();
};

/** Has nobody keep what calls that are marked as {@link NEVER_KEPT} answer. Before the routes. */
export function keepNothingPersonal(app: Api): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.neverKept === true)
      route.onRequest = [sayNoStore, ...[route.onRequest ?? []].flat()];
  });
}
