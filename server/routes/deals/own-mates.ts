import { ownMatesReply } from '#contract/mates';
import { presentOwnMate } from '../../deals/present-mate';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function ownMates(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/me/mates',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['deals'],
        summary: 'One’s own listings as a mate, whatever became of them, the latest first',
        description:
          'By the first that is not over one is compared with others. With how many looked at each and wrote, and never who.',
        response: { 200: ownMatesReply },
      },
    },
    async (request) => {
      const own = await deps.mates.own(memberOf(request).memberId);
      return { result: own.map((mate) => presentOwnMate(deps, mate)) };
    },
  );
}
