import { beginSignInReply } from '#contract/sign-in';
import { beginSignInBody } from '#contract/sign-in-bodies';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { requireOwnSite } from '../../http/policies/require-own-site';
import type { AppDeps } from '../../ports/app-deps';
import { siteOrigin } from '../../http/site-origin';
import { giveStep } from '../../accounts/sign-in/step-cookies';
import type { Api } from '../../http/wire-types';

export function beginSignIn(app: Api, deps: AppDeps): void {
  const { env, attempts, identityProviders } = deps;
  app.post(
    '/v2/sign-ins',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['sign-in'],
        summary: 'Begins a sign-in of this browser: the provider’s page, good once for 10 minutes',
        body: beginSignInBody,
        response: { 200: beginSignInReply },
      },
      onRequest: [requireOwnSite(deps), app.signInLimits.address()],
    },
    async (request, reply) => {
      const provider = identityProviders.get(request.body.provider);
      if (provider === undefined) throw new Refusal('no-such-provider');
      const origin = siteOrigin(env, request);
      if (origin === null) throw new Refusal('bad-address', 'host');
      const redirectUri = `${origin}/oauth/${provider.provider}`;
      const { attempt, browser } = await attempts.begin(provider.provider, redirectUri);
      giveStep(reply, env, 'begun', browser);
      return { item: { url: provider.authorizeUrl(attempt) } };
    },
  );
}
