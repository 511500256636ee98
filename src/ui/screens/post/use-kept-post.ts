import { useEffect, useLayoutEffect, useState } from 'react';
import { useReader } from '../../ground/use-reader';
import { useServices } from '../../ground/services';
import { POST_SLOT } from './post-snapshot';
import { PostStore } from './post-store';

/** One post for as long as its page is there, kept for the way back. In an observer. */
export function useKeptPost(id: string): PostStore {
  const { posts, houses, stores } = useServices();
  const { community, history } = stores;
  const reader = useReader();
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const world = {
      posts,
      houses,
      learn: community.learn.bind(community),
      removed: community.removed.bind(community),
    };
    const before = history.snapshots.find(page, POST_SLOT);
    const isOutdated = before?.post != null && community.isOutdated(before.post);
    return new PostStore(world, id, isOutdated ? undefined : before);
  });
  useLayoutEffect(
    () => () => {
      const kept = store.kept();
      if (kept !== null) history.snapshots.keep(page, POST_SLOT, kept);
    },
    [history, page, store],
  );
  useEffect(() => {
    store.show(reader);
  }, [store, reader]);
  useEffect(
    () => () => {
      store.stop();
    },
    [store],
  );
  return store;
}
