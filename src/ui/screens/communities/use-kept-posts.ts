import { useEffect, useMemo, useState } from 'react';
import type { PostListAddress } from '#core';
import { useReadFromTop } from '../../components/list/use-read-from-top';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { COMMUNITIES_SLOT } from './communities-snapshot';
import { postsStore, type PostsStore } from './posts-store';

/** The list that an address asks for, kept for the way back. In an observer. */
export function useKeptPosts(address: PostListAddress): PostsStore {
  const { posts, stores } = useServices();
  const { community, history } = stores;
  const reader = useAudience();
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, COMMUNITIES_SLOT));
  const [store] = useState(() =>
    postsStore(
      posts,
      (heard) => {
        community.heard(heard);
      },
      before,
    ),
  );
  const question = useMemo(() => ({ ...address, reader }), [address, reader]);

  useEffect(() => {
    store.show(question);
  }, [store, question]);

  useEffect(
    () => () => {
      const { state } = store;
      if (state.kind === 'ready') history.snapshots.keep(page, COMMUNITIES_SLOT, state);
      store.stop();
    },
    [store, history, page],
  );

  useReadFromTop(store.opened, before !== undefined);
  return store;
}
