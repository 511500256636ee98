import { useLayoutEffect } from 'react';
import { useServices } from '../../ground/services';
import { seenOf } from '../../stores/seen/seen-of';
import type { SeenStore } from '../../stores/seen/seen-store';

/** What kept things were when they were last opened; in an observer. */
export function useSeen(): SeenStore {
  const services = useServices();
  const store = seenOf(services);
  // Before it is painted: nothing is marked that was seen.
  useLayoutEffect(() => {
    store.start();
  }, [store]);
  return store;
}

/** Whether what was seen on other devices of who is there is known here; in an observer. */
export function useKnowsAllSeen(): boolean {
  const { session, outbox } = useServices().stores;
  return !session.isLogin || outbox.lists?.lacking === null;
}
