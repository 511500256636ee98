import { pushStopBody } from '#contract/push-bodies';
import { pushStoppedReply } from '#contract/push';
import { Refusal } from '../../errors';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { readStopCode } from '../../shared/push/stop-code';

/** One press on a push: its worker has no session, and the person need not sign in to be left alone. */
export function stopPush(app: Api, { pushDevices }: AppDeps): void {
  app.post(
    '/v2/push/stop',
    {
      schema: {
        tags: ['notifications'],
        summary: 'Switches off a kind for a device, by the code that a push of it carries',
        description:
          'It needs no session. Again, or with a code of a device that is gone or was set anew, it changes nothing and says the same.',
        body: pushStopBody,
        response: { 200: pushStoppedReply },
      },
      onRequest: app.signInLimits.address(),
    },
    async (request) => {
      const code = readStopCode(request.body.code);
      if (code === null) throw new Refusal('bad-parameter', 'code');
      await pushDevices.stop(code);
      return { item: { kind: code.kind } };
    },
  );
}
