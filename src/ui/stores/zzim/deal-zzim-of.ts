import type { Clock, DealZzims, KeyValueStorage } from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { ListenToStorage } from '../listen-to-storage';
import type { SessionStore } from '../session-store';
import { DealHeartSender } from './deal-heart-sender';
import { DealZzimStore } from './deal-zzim-store';

interface World {
  readonly local: KeyValueStorage;
  readonly clock: Clock;
  readonly listenToStorage: ListenToStorage;
  readonly online: ListenToOnline;
  readonly dealZzims: DealZzims;
  /** Those of the app whose it is. */
  readonly stores: { readonly session: Pick<SessionStore, 'session' | 'isLogin'> };
}

const made = new WeakMap<World['stores'], DealZzimStore>();

/**
 * The deals that are kept on this device: one store for the app, made by the first page that shows deals.
 * All others do without its code.
 */
export function dealZzimOf(world: World): DealZzimStore {
  const { local, clock, listenToStorage, online, dealZzims, stores } = world;
  const before = made.get(stores);
  if (before !== undefined) return before;
  const sender = new DealHeartSender({
    storage: local,
    listen: listenToStorage,
    online,
    server: dealZzims,
    member: () => {
      const { session, isLogin } = stores.session;
      return isLogin ? String(session.ID) : null;
    },
  });
  const store = new DealZzimStore(local, clock, listenToStorage, sender);
  made.set(stores, store);
  return store;
}
