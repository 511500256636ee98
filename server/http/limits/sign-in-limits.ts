import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import { countsInDatabase } from './call-limits';
import { networkOf } from '../requests/network-of';
import type { Api } from '../wire-types';

/** How often the calls of signing in may be made (spec/wire W9); the figures are configuration. */
export interface SignInLimits {
  /** `onRequest` of a route: so many calls an address. Each route counts for itself. */
  address(): onRequestAsyncHookHandler;
  /**
   * Counts a try of one account, whatever the call and the address.
   * @throws Refusal `too-many`
   */
  account(request: FastifyRequest, key: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly signInLimits: SignInLimits;
  }
}

/** Gives the server its limits, as `app.signInLimits`. Routes are added afterwards. */
export async function addSignInLimits(
  app: Api,
  { env, clock, callCounts }: AppDeps,
): Promise<void> {
  const figures = { max: env.signInLimit, timeWindow: env.signInWindowSeconds * 1000 };
  const silent = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: false,
    store: countsInDatabase(callCounts, clock, env.imageSecret),
    addHeaders: { ...silent, 'retry-after': false },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const accounts = new WeakMap<FastifyRequest, string>();
  const countAccount = app.createRateLimit({
    ...figures,
    keyGenerator: (request) => `account ${accounts.get(request) ?? ''}`,
  });
  const limits: SignInLimits = {
    address: () =>
      app.rateLimit({
        ...figures,
        keyGenerator: ({ method, routeOptions, ip }) =>
          `address ${method} ${routeOptions.url ?? ''} ${networkOf(ip)}`,
      }),
    account: async (request, key) => {
      accounts.set(request, key);
      const counted = await countAccount(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
    },
  };
  app.decorate('signInLimits', limits);
}

/** The refusal of one call too many, which says how long to wait. */
export function tooMany(waitMs: number): Refusal {
  return new Refusal('too-many', null, undefined, Math.max(1, Math.ceil(waitMs / 1000)));
}
