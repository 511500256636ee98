import { reportsReply } from '#contract/reports';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function listReports(app: Api, { reports }: AppDeps): void {
  app.get(
    '/v2/reports',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['reports'],
        summary: 'What the one who asks reported and how it stands, newest first, at most 100',
        response: { 200: reportsReply },
      },
    },
    async (request, reply) => {
      const { memberId } = memberOf(request);
      void reply.header('cache-control', 'no-store');
      const { items, total } = await reports.of(memberId);
      return { result: [...items], page: { next: null, total } };
    },
  );
}
