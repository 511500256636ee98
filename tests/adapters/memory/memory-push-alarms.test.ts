import type { PushAlarms } from '#core';
import { MemoryPushAlarms } from '../../../src/adapters/memory/memory-push-alarms';
import { PUSH_ADDRESS } from '../../support/push-values';
import { pushAlarmsContract } from '../contracts/push-alarms.contract';

pushAlarmsContract('memory', () => {
  let who: string | null = null;
  const parts = {
    member: () => who,
    publicKey: PUSH_ADDRESS.publicKey,
    devices: new Set<MemoryPushAlarms>(),
  };
  const here = new MemoryPushAlarms(parts);
  const elsewhere = new MemoryPushAlarms(parts);
  const as = (member: string | null, alarms = here): PushAlarms => {
    const said = <Answer>(call: () => Answer): Answer => {
      who = member;
      return call();
    };
    return {
      standing: (cancel) => said(() => alarms.standing(cancel)),
      set: (address, choice) => said(() => alarms.set(address, choice)),
      remove: () => said(() => alarms.remove()),
    };
  };
  return Promise.resolve({
    kim: as('kim'),
    kimElsewhere: as('kim', elsewhere),
    lee: as('lee'),
    visitor: as(null),
    close: () => Promise.resolve(),
  });
});
