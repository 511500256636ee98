import { useEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { FEED_SLOT } from './feed-snapshot';
import { feedStore, type FeedStore } from './feed-store';

/** The articles of a tag for as long as their page is there, kept for the way back. */
export function useKeptFeed(tag: string | null): FeedStore {
  const { contents, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => feedStore(contents, history.snapshots.find(page, FEED_SLOT)));
  useEffect(() => {
    store.show({ tag });
    return () => {
      const { state } = store;
      if (state.kind === 'ready') history.snapshots.keep(page, FEED_SLOT, state);
      store.stop();
    };
  }, [store, tag, history, page]);
  return store;
}
