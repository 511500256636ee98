import { useEffect, useState } from 'react';
import { useReader } from '../../ground/use-reader';
import { useServices } from '../../ground/services';
import { PopularStore, type KeptPopular } from './popular-store';

/** The popular posts for as long as a screen is there; `kept` is from before. In an observer. */
export function usePopularPosts(kept: KeptPopular | null | undefined): PopularStore {
  const { posts } = useServices();
  const reader = useReader();
  const [store] = useState(() => new PopularStore(posts, kept ?? undefined));
  useEffect(() => {
    store.show(reader);
    return () => {
      store.stop();
    };
  }, [store, reader]);
  return store;
}
