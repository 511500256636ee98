import type { FastifyReply } from 'fastify';
import type { IssuedTokens } from '../../ports/accounts/sessions';

/** Takes a token away from the one who presented it (spec/rules §7). */
const REMOVE = '-';

function setTokens(reply: FastifyReply, authentication: string, rt: string): FastifyReply {
  // What carries tokens is one person's and is kept by nobody on the way.
  return reply.headers({ authentication, rt, 'cache-control': 'no-store' });
}

/** Hands tokens over: with a sign-in, or in place of those that have run out. */
export function giveTokens(reply: FastifyReply, tokens: IssuedTokens): FastifyReply {
  return setTokens(reply, tokens.accessToken, tokens.refreshToken);
}

/** The session is over: whoever holds its tokens drops them. */
export function removeTokens(reply: FastifyReply): FastifyReply {
  return setTokens(reply, REMOVE, REMOVE);
}
