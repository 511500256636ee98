import { signUpFaults } from '#core';
import { signUpReply } from '#contract/sign-in';
import { signUpBody } from '#contract/sign-in-bodies';
import { Refusal } from '../../errors';
import { requireOwnSite } from '../../http/policies/require-own-site';
import type { AppDeps } from '../../ports/app-deps';
import { openSession } from '../../accounts/sign-in/open-session';
import { clearStep, readStep } from '../../accounts/sign-in/step-cookies';
import type { Api } from '../../http/wire-types';

export function signUp(app: Api, deps: AppDeps): void {
  app.post(
    '/v2/members',
    {
      schema: {
        tags: ['sign-in'],
        summary: 'Makes the account of the person whom the login did not know, and signs them in',
        body: signUpBody,
        response: { 200: signUpReply },
      },
      onRequest: [requireOwnSite(deps), app.signInLimits.address()],
    },
    async (request, reply) => {
      const [fault] = signUpFaults(request.body);
      if (fault !== undefined) throw new Refusal('sign-up-fault', fault.field, fault.message);
      const cookie = readStep(request, 'sign-up');
      if (cookie === null) throw new Refusal('no-sign-up');
      const made = await deps.members.signUp(cookie, request.body);
      if (!made.ok) throw new Refusal('no-sign-up');
      clearStep(reply, deps.env, 'sign-up');
      return openSession(deps, reply, made.value, true);
    },
  );
}
