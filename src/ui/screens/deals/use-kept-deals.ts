import { useEffect, useMemo, useState } from 'react';
import { AD_SLOT, type DirectListAddress } from '#core';
import { useReadFromTop } from '../../components/list/use-read-from-top';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { AdStore } from '../../widgets/ad/ad-store';
import { DEALS_SLOT } from './deals-snapshot';
import { dealsStore, type DealsStore } from './deals-store';

interface KeptList {
  readonly store: DealsStore;
  readonly ads: AdStore;
}

/** The list that an address asks for, and what stands over it, kept for the way back. In an observer. */
export function useKeptDeals(address: DirectListAddress): KeptList {
  const { directs, dongs, inventories, perTab, stores } = useServices();
  const { history } = stores;
  const reader = useAudience();
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, DEALS_SLOT));
  const [store] = useState(() => dealsStore({ directs, dongs }, before?.list ?? undefined));
  const [ads] = useState(
    () => new AdStore(inventories, perTab, [AD_SLOT.WEB_KRG_MAIN_TOP], before?.ads),
  );
  const question = useMemo(() => ({ ...address, reader }), [address, reader]);

  useEffect(() => {
    store.show(question);
  }, [store, question]);

  useEffect(() => {
    ads.start();
    return () => {
      const { state } = store;
      const list = state.kind === 'ready' ? state : null;
      history.snapshots.keep(page, DEALS_SLOT, { list, ads: ads.shown });
      store.stop();
      ads.stop();
    };
  }, [store, ads, history, page]);

  useReadFromTop(store.opened, before !== undefined);
  return { store, ads };
}
