import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Clock } from '#core';
import { Refusal } from '../errors';
import type { AppDeps } from './app-deps';
import type { Api } from './wire-types';

/** How often the calls of signing in may be made (wire.md); the figures are configuration. */
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

/** More callers at a time are not remembered; the one heard of longest ago is forgotten first. */
const KEPT_CALLERS = 20_000;

/** Counts in fixed windows by the server's own clock. */
function countsBy(clock: Clock) {
  return class Counts implements FastifyRateLimitStore {
    private readonly windows = new Map<string, { count: number; readonly endsAt: number }>();

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const now = clock.now();
      const known = this.windows.get(key);
      const isOver = known === undefined || known.endsAt <= now;
      const window = isOver ? { count: 0, endsAt: now + timeWindow } : known;
      window.count += 1;
      this.windows.delete(key);
      this.windows.set(key, window);
      const [oldest] = this.windows.keys();
      if (this.windows.size > KEPT_CALLERS && oldest !== undefined) this.windows.delete(oldest);
      callback(null, { current: window.count, ttl: window.endsAt - now });
    }

    child(): Counts {
      return new Counts();
    }
  };
}

/** Gives the server its limits, as `app.signInLimits`. Routes are added afterwards. */
export async function addSignInLimits(app: Api, { env, clock }: AppDeps): Promise<void> {
  const figures = { max: env.signInLimit, timeWindow: env.signInWindowSeconds * 1000 };
  const silent = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: false,
    store: countsBy(clock),
    addHeaders: { ...silent, 'retry-after': false },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const accounts = new WeakMap<FastifyRequest, string>();
  const countAccount = app.createRateLimit({
    ...figures,
    keyGenerator: (request) => accounts.get(request) ?? '',
  });
  const limits: SignInLimits = {
    address: () => app.rateLimit(figures),
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
