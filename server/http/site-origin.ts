import type { FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { isLoopback } from './loopback';

/** The origin that a request was sent to, as the one who asks and the proxies say. */
export const askedOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/**
 * Where the site is, as a provider is told to come back to it and as links that are shared name it:
 * as configured, else where the request was sent to, believed only on a developer's own machine.
 * Null where nobody knows.
 */
export function siteOrigin(env: Env, request: FastifyRequest): string | null {
  if (env.siteUrl !== '') return env.siteUrl;
  const asked = askedOrigin(request);
  if (env.environment !== 'LOCAL' || !URL.canParse(asked)) return null;
  const { hostname, origin } = new URL(asked);
  return isLoopback(hostname) ? origin : null;
}
