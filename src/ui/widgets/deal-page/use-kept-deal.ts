import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { useReader } from '../../ground/use-reader';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import { DealStore, type DealWorld, type KeptDeal } from './deal-store';
import type { ShownDeal } from './shown-deal';

interface ShownKept<Deal extends ShownDeal> {
  readonly store: DealStore<Deal>;
  /** Whether it is of somebody whom its reader has blocked meanwhile. */
  readonly isApart: boolean;
}

interface DealSource<Deal extends ShownDeal> extends Pick<DealWorld<Deal>, 'one'> {
  /** Where it is kept. */
  readonly slot: SnapshotSlot<KeptDeal<Deal>>;
}

/** One deal for as long as its page is there, kept for the way back. In an observer. */
export function useKeptDeal<Deal extends ShownDeal>(
  id: string,
  { one, slot }: DealSource<Deal>,
): ShownKept<Deal> {
  const { ownDeals, stores } = useServices();
  const { community, history } = stores;
  const reader = useReader();
  const audience = useAudience();
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const changed = () => {
      community.changed();
    };
    const before = history.snapshots.find(page, slot);
    return new DealStore({ one, own: ownDeals, changed }, id, before);
  });
  useLayoutEffect(
    () => () => {
      const kept = store.kept();
      if (kept !== null) history.snapshots.keep(page, slot, kept);
    },
    [history, page, slot, store],
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
