import { MemoryDealAlarms } from '../../../src/adapters/memory/deals/memory-deal-alarms';
import { dealAlarmsContract, SILLIM_DONG } from '../contracts/deal-alarms.contract';

dealAlarmsContract('memory', () => {
  let who: string | null = null;
  const alarms = new MemoryDealAlarms({
    member: () => who,
    placeOf: (code) => (code === SILLIM_DONG.dongliCode ? SILLIM_DONG.dong : null),
  });
  const as = (member: string | null) => {
    const said = <Answer>(call: () => Answer): Answer => {
      who = member;
      return call();
    };
    return {
      all: (...given: Parameters<typeof alarms.all>) => said(() => alarms.all(...given)),
      set: (...given: Parameters<typeof alarms.set>) => said(() => alarms.set(...given)),
      remove: (...given: Parameters<typeof alarms.remove>) => said(() => alarms.remove(...given)),
    };
  };
  return Promise.resolve({
    kim: as('kim'),
    lee: as('lee'),
    visitor: as(null),
    close: () => Promise.resolve(),
  });
});
