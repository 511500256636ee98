import type { PushChoice } from '#core';
import type { PushService, StoredPushDevices } from '../../server/ports/push/push';
import { isServiceOf, PUSH_HOSTS } from '../../server/shared/push/push-hosts';
import { PUSH_ADDRESS } from './push-values';

/** One key, and the services that there are. */
export const fakePush = (): PushService => ({
  publicKey: PUSH_ADDRESS.publicKey,
  isOurs: (publicKey) => Promise.resolve(publicKey === PUSH_ADDRESS.publicKey),
  isService: (endpoint) => isServiceOf(endpoint, PUSH_HOSTS),
});

/** Devices without a database, by session. */
export function fakePushDevices(): StoredPushDevices {
  const devices = new Map<string, PushChoice>();
  return {
    choiceOf: ({ familyId }) => Promise.resolve(devices.get(familyId) ?? null),
    kindsElsewhere: () => Promise.resolve([]),
    set: ({ familyId }, _address, choice) => {
      devices.set(familyId, choice);
      return Promise.resolve(true);
    },
    remove: ({ familyId }) => {
      devices.delete(familyId);
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
  };
}
