import { emptyReply } from '#contract/session';
import { logoutBody } from '#contract/sign-in';
import { requireMember } from '../../policies/require-member';
import type { AppDeps } from '../../services/app-deps';
import { allowEmptyBody } from '../../services/form-body';
import { removeTokens } from '../../services/sessions/token-headers';
import type { Api } from '../../services/wire-types';

export function logOut(app: Api, { sessions }: AppDeps): void {
  app.post(
    '/v1/auth/logout',
    {
      schema: {
        tags: ['session'],
        summary: 'Ends this session, or with ALL_YN "Y" every one of the account',
        body: logoutBody,
        response: { 200: emptyReply },
      },
      preValidation: allowEmptyBody,
    },
    async (request, reply) => {
      const caller = requireMember(request);
      await sessions.end(caller, request.body.ALL_YN === 'Y' ? 'everywhere' : 'here');
      removeTokens(reply);
      return { DATA: {} };
    },
  );
}
