import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../ports/app-deps';
import { tooMany } from './sign-in-limits';
import type { Api } from '../wire-types';

/**
 * How often a member may write (spec/wire W9), whatever the call and the address; the figures are
 * configuration. No kind uses up another.
 */
export interface WriteLimits {
  /**
   * Counts a write that reaches others: people read it, or act on it.
   * @throws Refusal `too-many`
   */
  toOthers(request: FastifyRequest, memberId: number): Promise<void>;
  /**
   * Counts a write of the member's own things, which nobody else is told of: they come as fast as
   * a person presses.
   * @throws Refusal `too-many`
   */
  own(request: FastifyRequest, memberId: number): Promise<void>;
  /**
   * Counts what a member says they have read, so that reading uses up no writing.
   * @throws Refusal `too-many`
   */
  read(request: FastifyRequest, memberId: number): Promise<void>;
  /**
   * Counts what is said in rooms, which comes as fast as two talk.
   * @throws Refusal `too-many`
   */
  inRooms(request: FastifyRequest, memberId: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly writeLimits: WriteLimits;
  }
}

/** Gives the server `app.writeLimits`; after the limits of signing in, whose counter it uses. */
export function addWriteLimits(app: Api, { env }: AppDeps): void {
  /** `name` tells its counts from those of all others. */
  const limitOf = (name: string, max: number): WriteLimits['own'] => {
    const writers = new WeakMap<FastifyRequest, number>();
    const count = app.createRateLimit({
      max,
      timeWindow: env.writeWindowSeconds * 1000,
      keyGenerator: (request) => `${name} ${writers.get(request) ?? ''}`,
    });
    return async (request, memberId) => {
      writers.set(request, memberId);
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
    };
  };
  app.decorate('writeLimits', {
    toOthers: limitOf('writer', env.writeLimit),
    own: limitOf('own writer', env.ownWriteLimit),
    read: limitOf('reader', env.readLimit),
    inRooms: limitOf('room writer', env.chatLimit),
  });
}
