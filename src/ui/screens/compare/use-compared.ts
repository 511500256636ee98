import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { comparedFrom, writeCompared, type ComparedSet } from '#core';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { COMPARED_SLOT } from './ask-compared';
import { ComparedStore } from './compared-store';

/** What the address compares, and what is known of it; kept for the way back. In an observer. */
export function useCompared(): {
  readonly set: ComparedSet;
  readonly store: ComparedStore;
  readonly retry: () => void;
} {
  const services = useServices();
  const { history } = services.stores;
  const audience = useAudience();
  const { search } = useLocation();
  const set = useMemo(() => comparedFrom(search), [search]);
  const [page] = useState(() => history.current.page);
  const [store] = useState(
    () => new ComparedStore(services, history.snapshots.find(page, COMPARED_SLOT)),
  );
  const codes = writeCompared(set.codes);
  useEffect(() => {
    void store.load(set.codes, audience);
    return () => {
      store.stop();
    };
    // The same codes are the same question, however the address is written.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, codes, audience]);
  useLayoutEffect(
    () => () => {
      history.snapshots.keep(page, COMPARED_SLOT, store.kept);
    },
    [history, page, store],
  );
  return { set, store, retry: () => void store.load(set.codes, audience) };
}
