import { reportsReply } from '#contract/reports';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function listReports(app: Api, { reports }: AppDeps): void {
  app.get(
    '/v2/reports',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['reports'],
        summary: 'What the one who asks reported and how it stands, newest first, at most 100',
        response: { 200: reportsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      const { items, total } = await reports.of(memberId);
      return { result: [...items], page: { next: null, total } };
    },
  );
}
