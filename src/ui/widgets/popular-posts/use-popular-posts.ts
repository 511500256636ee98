import { useEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { PopularStore, type KeptPopular } from './popular-store';

/** The popular posts for as long as a screen is there; `kept` is from before. In an observer. */
export function usePopularPosts(kept: KeptPopular | null | undefined): PopularStore {
  const { posts, stores } = useServices();
  const reader = useAudience();
  const [store] = useState(
    () => new PopularStore(posts, stores.community.heard.bind(stores.community), kept ?? undefined),
  );
  useEffect(() => {
    store.show(reader);
    return () => {
      store.stop();
    };
  }, [store, reader]);
  return store;
}
