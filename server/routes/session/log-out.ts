import { emptyReply } from '#contract/session';
import { logoutBody } from '#contract/sign-in-bodies';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { AppDeps } from '../../ports/app-deps';
import { allowEmptyBody } from '../../http/requests/form-body';
import { removeTokens } from '../../accounts/sessions/token-headers';
import type { Api } from '../../http/wire-types';

export function logOut(app: Api, { sessions }: AppDeps): void {
  app.post(
    '/v1/auth/logout',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['session'],
        summary: 'Ends this session, or with ALL_YN "Y" every one of the account',
        body: logoutBody,
        response: { 200: emptyReply },
      },
      preValidation: allowEmptyBody,
    },
    async (request, reply) => {
      const caller = memberOf(request);
      await sessions.end(caller, request.body.ALL_YN === 'Y' ? 'everywhere' : 'here');
      removeTokens(reply);
      return { DATA: {} };
    },
  );
}
