import type { FastifyReply } from 'fastify';
import type { Result } from '#core';
import { loginReply } from '#contract/sign-in';
import { loginBody } from '#contract/sign-in-bodies';
import { Refusal, type RefusalCode } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { requireOwnSite } from '../../http/policies/require-own-site';
import type { Identity } from '../../ports/accounts/members';
import type { IdentityRefusal } from '../../ports/accounts/sign-in';
import type { AppDeps } from '../../ports/app-deps';
import { openSession } from '../../accounts/sign-in/open-session';
import { readLogin, type AskedLogin } from '../../accounts/sign-in/read-login';
import { clearStep, giveStep, readStep } from '../../accounts/sign-in/step-cookies';
import type { Api } from '../../http/wire-types';

/** Never a 401 (spec/wire W11): who tries to sign in is not sent to sign in. */
const REFUSALS: Readonly<Record<IdentityRefusal, RefusalCode>> = {
  expired: 'sign-in-expired',
  'wrong-nonce': 'sign-in-mismatch',
  'wrong-app': 'wrong-app',
  away: 'provider-away',
};

export function logIn(app: Api, deps: AppDeps): void {
  const { env, members } = deps;
  app.post(
    '/v1/login',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['sign-in'],
        summary: 'Signs in; without DATA for a person who is not known yet, who may sign up',
        body: loginBody,
        response: { 200: loginReply },
      },
      onRequest: [requireOwnSite(deps), app.signInLimits.address()],
    },
    async (request, reply) => {
      const vouched = await identify(deps, reply, readLogin(request.body));
      if (!vouched.ok) throw new Refusal(REFUSALS[vouched.reason]);
      const identity = vouched.value;
      await app.signInLimits.account(request, `${identity.provider}:${identity.subject}`);
      const memberId = await members.of(identity);
      if (memberId === null) {
        giveStep(reply, env, 'sign-up', await members.openSignUp(identity));
        return {};
      }
      // Of a sign-up that somebody else left unfinished here.
      clearStep(reply, env, 'sign-up');
      return openSession(deps, reply, memberId, false);
    },
  );
}

/** Asks the provider; an attempt is spent before it is asked, so that it can be asked only once. */
async function identify(
  { env, attempts, identityProviders }: AppDeps,
  reply: FastifyReply,
  asked: AskedLogin,
): Promise<Result<Identity, IdentityRefusal>> {
  const provider = identityProviders.get(asked.provider);
  if (provider === undefined) throw new Refusal('no-such-provider');
  if (asked.kind === 'tokens') return provider.verify(asked.tokens);
  const browser = readStep(reply.request, 'begun');
  const attempt = await attempts.spend(asked.provider, asked.state, browser);
  if (attempt === null) return { ok: false, reason: 'expired' };
  clearStep(reply, env, 'begun');
  return provider.exchange(asked.code, attempt);
}
