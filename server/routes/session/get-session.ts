import { sessionReply } from '#contract/session';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { AppDeps } from '../../ports/app-deps';
import { presentSession } from '../../accounts/sessions/present-session';
import { presentsTokens } from '../../accounts/sessions/identify-caller';
import { removeTokens } from '../../accounts/sessions/token-headers';
import type { Api } from '../../http/wire-types';

export function getSession(app: Api, { members }: AppDeps): void {
  app.get(
    '/v1/session',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['session'],
        summary: 'Who is there: always 200, a visitor has empty DATA',
        response: { 200: sessionReply },
      },
    },
    async (request, reply) => {
      const { caller } = request;
      const member = caller === null ? null : await members.one(caller.memberId);
      if (member !== null) return { DATA: presentSession(member) };
      // A dead session: whoever holds its tokens drops them (spec/readings R14).
      if (presentsTokens(request)) removeTokens(reply);
      return { DATA: {} };
    },
  );
}
