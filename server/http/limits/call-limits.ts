import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createHmac } from 'node:crypto';
import type { Clock } from '#core';
import type { CallCounts, CallWindow } from '../../ports/call-counts';

/** More who are refused at a time are asked of the database again. */
const KEPT_SPENT = 20_000;

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts for `@fastify/rate-limit` in the database, so that a limit holds across all processes. Keys
 * are stored as hashes only. Whoever is over the figure stays so until the window ends: that is
 * remembered here, and a flood of refused calls costs the database nothing. A database that is away
 * refuses the call (503): what is limited could not be done without it.
 */
export function countsInDatabase(counts: CallCounts, clock: Clock, secret: string) {
  const spent = new Map<string, CallWindow>();

  const remember = (hash: string, window: CallWindow): void => {
    spent.set(hash, window);
    const [oldest] = spent.keys();
    if (spent.size > KEPT_SPENT && oldest !== undefined) spent.delete(oldest);
  };

  const count = async (key: string, windowMs: number, most: number): Promise<CallWindow> => {
    const hash = createHmac('sha256', secret).update(`call:${key}`).digest('base64url');
    const known = spent.get(hash);
    if (known !== undefined && known.endsAt > clock.now()) return known;
    spent.delete(hash);
    const window = await counts.add(hash, windowMs);
    if (window.count > most) remember(hash, window);
    return window;
  };

  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Counted, timeWindow: number, max: number): void {
      count(key, timeWindow, max).then(({ count: current, endsAt }) => {
        callback(null, { current, ttl: endsAt - clock.now() });
      }, callback);
    }

    /** Keys name their call: one store serves every limit. */
    child(): this {
      return this;
    }
  };
}
