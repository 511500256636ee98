import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchFrom, searchTo } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { memberOf } from '../../ground/use-reader';
import { searchOf } from '../../stores/history/url-parts';
import { placePath } from './place-path';
import { RecentSearchStore } from './recent-search-store';
import { SearchFieldStore, type Suggestion } from './search-field-store';
import { SEARCH_SLOT } from './search-snapshot';
import { SearchStore } from './search-store';
import { SuggestionStore } from './suggestion-store';

/** What the address asks, what it finds, and the field beside; kept for the way back. In an observer. */
export function useSearch() {
  const { search, local, stores } = useServices();
  const { community, history, session } = stores;
  const audience = useAudience();
  const [page] = useState(() => history.current.page);
  const said = useLocation().search;
  const address = useMemo(() => searchFrom(said), [said]);
  const { q } = address;
  const [store] = useState(
    () =>
      new SearchStore(
        search,
        {
          seen: (posts) => community.shown(posts, memberOf(session)),
          heard: community.heard.bind(community),
        },
        history.snapshots.find(page, SEARCH_SLOT),
      ),
  );
  const [recents] = useState(() => new RecentSearchStore(local));
  const [field] = useState(
    () =>
      new SearchFieldStore(
        q,
        (text) => {
          const { tab } = searchFrom(searchOf(history.current.url));
          history.replace(`${PATH.search}${searchTo({ q: text, tab })}`);
        },
        new SuggestionStore(search),
      ),
  );

  useEffect(() => {
    store.show(q, audience);
  }, [store, q, audience]);

  useEffect(() => {
    field.follow(q);
  }, [field, q]);

  useEffect(() => {
    recents.start();
    return () => {
      if (store.state.kind === 'ready') history.snapshots.keep(page, SEARCH_SLOT, store.state);
      field.stop();
      store.stop();
    };
  }, [store, recents, field, history, page]);

  const acts = useMemo(() => {
    const ask = (text: string) => {
      field.settle(text);
      recents.remember(text);
    };
    const submit = () => {
      ask(field.typed);
    };
    return {
      ask,
      submit,
      choose: (suggestion: Suggestion) => {
        // Back leads to all that was found for what was typed.
        submit();
        if (suggestion.kind === 'place') history.push(placePath(suggestion.place));
        if (suggestion.kind === 'notice') history.push(PATH.notice(suggestion.notice.id));
      },
    };
  }, [field, recents, history]);

  return { address, store, field, recents, acts };
}

export type SearchPage = ReturnType<typeof useSearch>;
