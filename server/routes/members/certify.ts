import { emptyReply } from '#contract/session';
import { certifyBody } from '#contract/sign-in-bodies';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { AppDeps } from '../../ports/app-deps';
import { isAskedBy } from '../../accounts/sign-in/merchant-uid';
import type { Api } from '../../http/wire-types';

export function certify(app: Api, { members, certifications }: AppDeps): void {
  app.put(
    '/v1/auth/my/cert',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['sign-in'],
        summary: 'Asks the certification service about imp_uid, and keeps it for this member',
        body: certifyBody,
        response: { 200: emptyReply },
      },
      onRequest: app.signInLimits.address(),
    },
    async (request) => {
      const caller = memberOf(request);
      const { memberId } = caller;
      if (certifications === null) throw new Refusal('unavailable');
      await app.signInLimits.account(request, `member:${memberId}`);
      const { imp_uid: impUid } = request.body;
      const checked = await certifications.check(impUid);
      if (!checked.ok)
        throw new Refusal(
          checked.reason === 'away' ? 'certification-away' : 'certification-failed',
        );
      // Somebody else's certification, led into this browser, must not be this person's.
      if (!isAskedBy(caller, checked.value.merchantUid)) throw new Refusal('certification-failed');
      const counted = await members.certify(memberId, impUid);
      if (!counted.ok) throw new Refusal('certification-spent');
      return { DATA: {} };
    },
  );
}
