import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { useReader } from '../../ground/use-reader';
import { DIRECT_SLOT } from './direct-snapshot';
import { DirectStore } from './direct-store';

interface ShownDirect {
  readonly store: DirectStore;
  /** Whether it is of somebody whom its reader has blocked meanwhile. */
  readonly isApart: boolean;
}

/** One direct deal for as long as its page is there, kept for the way back. In an observer. */
export function useKeptDirect(id: string): ShownDirect {
  const { directs, ownDeals, stores } = useServices();
  const { community, history } = stores;
  const reader = useReader();
  const audience = useAudience();
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const changed = () => {
      community.changed();
    };
    const before = history.snapshots.find(page, DIRECT_SLOT);
    return new DirectStore({ directs, own: ownDeals, changed }, id, before);
  });
  useLayoutEffect(
    () => () => {
      const kept = store.kept();
      if (kept !== null) history.snapshots.keep(page, DIRECT_SLOT, kept);
    },
    [history, page, store],
  );
  const isApart = store.deal !== null && !community.meets(reader, store.deal.author);
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
