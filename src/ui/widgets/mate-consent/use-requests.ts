import { useEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { RequestsStore } from './requests-store';

/** All that is between the member and others, while it is wanted. In an observer. */
export function useRequests(isWanted: boolean): RequestsStore {
  const { mateRequests } = useServices();
  const audience = useAudience();
  const [store] = useState(() => new RequestsStore(mateRequests));
  useEffect(() => {
    if (!isWanted || audience === null) return undefined;
    // Anew for another member, and once something of people was changed.
    void store.load();
    return () => {
      store.stop();
    };
  }, [store, isWanted, audience]);
  return store;
}
