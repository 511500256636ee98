import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../ports/app-deps';
import type { Caller } from '../../ports/accounts/sessions';
import type { Api } from '../../http/wire-types';
import { giveTokens, removeTokens } from './token-headers';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. */
    caller: Caller | null;
  }
}

/** The calls that may ask who is there; files, pictures and health are the same for everyone. */
const CALL = /^\/v\d+\//;

/** Whether the one who asks claims to be somebody, rightly or not. */
export function presentsTokens({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined || headers['rt'] !== undefined;
}

/** The token in front of the suffix; without just this suffix it is none of ours. */
function beforeSuffix(authorization: string | undefined, suffix: string): string | null {
  if (authorization?.endsWith(suffix) !== true) return null;
  return authorization.slice(0, authorization.length - suffix.length);
}

/**
 * Finds out who asks from `Authorization` and `rt`, as `request.caller`. Where the access token has
 * run out and the refresh token is good, the call is answered as ever and its answer carries the
 * new ones (spec/wire W7). A 401 takes away the tokens that were presented.
 */
export function identifyCaller(app: Api, { sessions, env }: AppDeps): void {
  app.decorateRequest('caller', null);
  const identify = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { authorization, rt } = request.headers;
    const found = await sessions.identify({
      accessToken: beforeSuffix(authorization, env.tokenSuffix),
      refreshToken: typeof rt === 'string' ? rt : null,
    });
    if (found === null) return;
    request.caller = found.caller;
    if (found.renewed !== null) giveTokens(reply, found.renewed);
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Most calls present nothing, and wait for nothing.
    if (!presentsTokens(request) || !CALL.test(request.routeOptions.url ?? '')) done();
    else
      identify(request, reply).then(() => {
        done();
      }, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.hasHeader('authentication')) void reply.header('cache-control', 'no-store');
    else if (reply.statusCode === 401 && presentsTokens(request)) removeTokens(reply);
    done();
  });
}
