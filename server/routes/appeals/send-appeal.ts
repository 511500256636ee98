import { checkAppeal } from '#core';
import { appealBody } from '#contract/appeal-bodies';
import { appealReply } from '#contract/appeals';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { idempotencyKey } from '../../http/requests/idempotency-key';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function sendAppeal(app: Api, { moderation }: Pick<AppDeps, 'moderation'>): void {
  app.post(
    '/v2/me/appeals',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Asks moderators to look again at something of one’s own that is not shown; once',
        description: 'Sent again under the same Idempotency-Key it is the same appeal.',
        body: appealBody,
        response: { 200: appealReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const { kind, id } = request.body;
      const text = request.body.text.trim();
      const check = checkAppeal(text);
      if (!check.ok) throw new Refusal('appeal-fault', 'text', check.message);
      const key = idempotencyKey(request) ?? '';
      const kept = await moderation.appeal(memberId, { kind, id }, text, key);
      if (kept.kind === 'nothing-held') throw new Refusal('nothing-held', 'id');
      if (kept.kind === 'twice') throw new Refusal('appealed-before');
      return { item: { caseNumber: kept.caseNumber } };
    },
  );
}
