import { beginCertificationReply } from '#contract/sign-in';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { AppDeps } from '../../ports/app-deps';
import { newMerchantUid } from '../../accounts/sign-in/merchant-uid';
import type { Api } from '../../http/wire-types';

export function beginCertification(app: Api, { certifications }: AppDeps): void {
  app.post(
    '/v2/certifications',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['sign-in'],
        summary: 'Begins a certification: the merchant_uid that binds it to this session',
        response: { 200: beginCertificationReply },
      },
      onRequest: app.signInLimits.address(),
    },
    (request) => {
      const caller = memberOf(request);
      if (certifications === null) throw new Refusal('unavailable');
      return Promise.resolve({ item: { merchantUid: newMerchantUid(caller) } });
    },
  );
}
