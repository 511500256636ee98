import type { PushAlarms } from '#core';
import { MemoryPushAlarms } from '../../../src/adapters/memory/memory-push-alarms';
import { PUSH_ADDRESS } from '../../support/push-values';
import { pushAlarmsContract } from '../contracts/push-alarms.contract';

pushAlarmsContract('memory', () => {
  let who: string | null = null;
  const alarms = new MemoryPushAlarms({ member: () => who, publicKey: PUSH_ADDRESS.publicKey });
  const as = (member: string | null): PushAlarms => {
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
    lee: as('lee'),
    visitor: as(null),
    close: () => Promise.resolve(),
  });
});
