import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env';
import { Refusal } from '../../errors';

function isOwn(request: FastifyRequest, env: Env): boolean {
  const { origin } = request.headers;
  // Shells and programs have none; a browser never leaves it out of a POST to another site.
  if (origin === undefined) return true;
  if (origin === env.siteUrl || env.corsOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * `onRequest` of the calls that give cookies. A form on another site could otherwise begin a
 * sign-up of somebody else in this browser, for a person to finish in good faith.
 */
export function requireOwnSite({ env }: { readonly env: Env }) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    done(isOwn(request, env) ? undefined : new Refusal('other-site'));
  };
}
