import { PUSH_KINDS, type PushChoice } from '#core';
import { pushBody } from '#contract/push-bodies';
import { pushStandingReply } from '#contract/push';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { Caller } from '../../ports/accounts/sessions';
import type { AppDeps } from '../../ports/app-deps';
import { isPushKey } from '../../shared/push/vapid-keys';

const PATH = '/v2/me/push';

/** What the device of a session is pushed (spec/readings R32b). */
export function ownPush(app: Api, { push, pushDevices }: AppDeps): void {
  const standing = async (caller: Caller, choice: PushChoice | null) => ({
    item: {
      publicKey: push.publicKey,
      choice: choice && { kinds: [...choice.kinds], showsText: choice.showsText },
      elsewhere: [...(await pushDevices.kindsElsewhere(caller))],
    },
  });
  app.get(
    PATH,
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['notifications'],
        summary: 'What this device is pushed, and the key for which its browser subscribes',
        description:
          '`choice` is of the session that asks, and null where it is pushed nothing; `elsewhere` is of ' +
          'what other devices of the member are pushed.',
        response: { 200: pushStandingReply },
      },
    },
    async (request) => {
      const caller = memberOf(request);
      return standing(caller, await pushDevices.choiceOf(caller));
    },
  );
  app.put(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['notifications'],
        summary: 'Pushes these kinds to this device from now on, until its session ends',
        description:
          'Whoever had the same endpoint before has it no more. Set again it replaces what was set.',
        body: pushBody,
        response: { 200: pushStandingReply },
      },
    },
    async (request) => {
      const caller = memberOf(request);
      await app.writeLimits.own(request, caller.memberId);
      const { kinds, showsText, ...address } = request.body;
      if (!push.isService(address.endpoint)) throw new Refusal('no-push-service', 'endpoint');
      if (!isPushKey(address.p256dh)) throw new Refusal('no-push-service', 'p256dh');
      if (!(await push.isOurs(address.publicKey)))
        throw new Refusal('push-key-changed', 'publicKey');
      const choice = { kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)), showsText };
      // It ended while it was asked whose it is.
      if (!(await pushDevices.set(caller, address, choice))) throw new Refusal('unauthorized');
      return standing(caller, choice);
    },
  );
  app.delete(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['notifications'],
        summary: 'Pushes nothing to this device any more; again it changes nothing',
        response: { 200: pushStandingReply },
      },
    },
    async (request) => {
      const caller = memberOf(request);
      await app.writeLimits.own(request, caller.memberId);
      await pushDevices.remove(caller);
      return standing(caller, null);
    },
  );
}
