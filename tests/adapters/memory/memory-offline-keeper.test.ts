import { MemoryOfflineKeeper } from '../../../src/adapters/memory/memory-offline-keeper';
import { offlineKeeperContract } from '../contracts/offline-keeper.contract';

offlineKeeperContract('memory', () =>
  Promise.resolve({ keeper: new MemoryOfflineKeeper(), settled: () => Promise.resolve() }),
);
