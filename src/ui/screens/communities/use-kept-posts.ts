import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PostListAddress } from '#core';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { COMMUNITIES_SLOT } from './communities-snapshot';
import { PostsStore } from './posts-store';

/** The list that an address asks for, kept for the way back. In an observer. */
export function useKeptPosts(address: PostListAddress): PostsStore {
  const { posts, stores } = useServices();
  const { community, history } = stores;
  const reader = useAudience();
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, COMMUNITIES_SLOT));
  const [store] = useState(
    () =>
      new PostsStore(
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

  // Another list is read from its top.
  const { opened } = store;
  const read = useRef(opened);
  useLayoutEffect(() => {
    const isFirst = read.current === 0 && before === undefined;
    if (read.current === opened) return;
    read.current = opened;
    if (!isFirst && window.scrollY > 0) window.scrollTo(0, 0);
  }, [opened, before]);
  return store;
}
