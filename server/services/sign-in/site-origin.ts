import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Where the site is, as a provider is told to come back to it: as configured, else where the
 * request was sent to, believed only on a developer's own machine. Null where nobody knows.
 */
export function siteOrigin(env: Env, request: FastifyRequest): string | null {
  if (env.siteUrl !== '') return env.siteUrl;
  const isOwnMachine = env.environment === 'LOCAL' && LOOPBACK.test(request.hostname);
  return isOwnMachine ? new URL(`${request.protocol}://${request.host}`).origin : null;
}
