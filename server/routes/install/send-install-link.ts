import { installLinkBody } from '#contract/install-link';
import { emptyReply } from '#contract/session';
import { Refusal } from '../../errors';
import { requireOwnSite } from '../../http/policies/require-own-site';
import type { AppDeps } from '../../ports/app-deps';
import { idempotencyKey } from '../../http/requests/idempotency-key';
import { InstallLinks, secondsToMidnight, type LinkRefusal } from '../../accounts/install-links';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';

const NO_SMS = '지금은 문자를 보낼 수 없어요. 휴대폰의 앱 스토어에서 한칸을 찾아 주세요.';

export function sendInstallLink(app: Api, deps: AppDeps): void {
  const { env, clock, sms, messageCounts: counts } = deps;
  const links = sms && new InstallLinks({ sms, counts, clock, secret: env.imageSecret });

  const refusal = (reason: LinkRefusal): Refusal => {
    if (reason === 'spent')
      return new Refusal('sms-spent', null, undefined, secondsToMidnight(clock.now()));
    if (reason === 'bad-number') return new Refusal('no-such-phone', 'HP_NO');
    return new Refusal(reason === 'away' ? 'sms-away' : 'sms-under-way');
  };

  app.post(
    '/v1/install-link',
    {
      schema: {
        tags: ['install'],
        summary: 'Sends the link to the app to a mobile number, which is not kept',
        body: installLinkBody,
        response: { 200: emptyReply },
      },
      onRequest: requireOwnSite(deps),
    },
    async (request) => {
      const site = siteOrigin(env, request);
      if (links === null || site === null) throw new Refusal('unavailable', null, NO_SMS);
      const sent = await links.send({
        phone: request.body.HP_NO,
        address: request.ip,
        key: idempotencyKey(request),
        link: `${site}/app/install`,
      });
      if (!sent.ok) throw refusal(sent.reason);
      return { DATA: {} };
    },
  );
}
