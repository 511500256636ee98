import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { useReader } from '../../ground/use-reader';
import { POST_SLOT } from './post-snapshot';
import { PostStore } from './post-store';

interface ShownPost {
  readonly store: PostStore;
  /** Whether it is of somebody whom its reader has blocked meanwhile. */
  readonly isApart: boolean;
}

/** One post for as long as its page is there, kept for the way back. In an observer. */
export function useKeptPost(id: string): ShownPost {
  const { posts, houses, stores } = useServices();
  const { community, history } = stores;
  const reader = useReader();
  const audience = useAudience();
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const world = {
      posts,
      houses,
      learn: community.learn.bind(community),
      gone: community.gone.bind(community),
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
  const isApart = store.post !== null && !community.meets(reader, store.post.author);
  useEffect(() => {
    // What the answer would be is known.
    if (!isApart) store.show(audience);
  }, [store, audience, isApart]);
  useEffect(
    () => () => {
      store.stop();
    },
    [store],
  );
  return { store, isApart };
}
