import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../ports/app-deps';
import { tooMany } from './sign-in-limits';
import type { Api } from '../wire-types';

/** How often a member may write (spec/wire W9); the figures are configuration. */
export interface WriteLimits {
  /**
   * Counts a write of one member, whatever the call and the address.
   * @throws Refusal `too-many`
   */
  member(request: FastifyRequest, memberId: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly writeLimits: WriteLimits;
  }
}

/** Gives the server `app.writeLimits`; after the limits of signing in, whose counter it uses. */
export function addWriteLimits(app: Api, { env }: AppDeps): void {
  const writers = new WeakMap<FastifyRequest, number>();
  const count = app.createRateLimit({
    max: env.writeLimit,
    timeWindow: env.writeWindowSeconds * 1000,
    keyGenerator: (request) => `writer ${writers.get(request) ?? ''}`,
  });
  const limits: WriteLimits = {
    member: async (request, memberId) => {
      writers.set(request, memberId);
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
    },
  };
  app.decorate('writeLimits', limits);
}
