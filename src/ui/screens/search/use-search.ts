import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchFrom, searchTo } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { pathOf, searchOf } from '../../stores/history/url-parts';
import { RecentSearchStore } from './recent-search-store';
import { SearchFieldStore } from './search-field-store';
import { SEARCH_SLOT } from './search-snapshot';
import { SearchStore } from './search-store';

/** What the address asks, what it finds, and the field beside; kept for the way back. */
export function useSearch() {
  const { search, places, local, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const said = useLocation().search;
  const address = useMemo(() => searchFrom(said), [said]);
  const { q } = address;
  const [store] = useState(
    () => new SearchStore({ search, places }, history.snapshots.find(page, SEARCH_SLOT)),
  );
  const [recents] = useState(() => new RecentSearchStore(local));
  const [field] = useState(
    () =>
      new SearchFieldStore(q, (text) => {
        const { url } = history.current;
        if (pathOf(url) !== PATH.search) return;
        const { tab } = searchFrom(searchOf(url));
        history.replace(`${PATH.search}${searchTo({ q: text, tab })}`);
      }),
  );

  useEffect(() => {
    store.show(q);
    field.follow(q);
  }, [store, field, q]);

  useEffect(() => {
    recents.start();
    return () => {
      if (store.state.kind === 'ready') history.snapshots.keep(page, SEARCH_SLOT, store.state);
      field.stop();
      store.stop();
    };
  }, [store, recents, field, history, page]);

  return { address, store, field, recents };
}
