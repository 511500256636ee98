import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { usePageTitle } from '../../ground/use-page-title';
import { FoundList } from './parts/FoundList';
import { RecentSearches } from './parts/RecentSearches';
import { SearchBar } from './parts/SearchBar';
import { SearchTabs } from './parts/SearchTabs';
import { Suggestions } from './parts/Suggestions';
import styles from './search.module.scss';
import { useSearch, type SearchPage } from './use-search';

/** Notices, posts, direct deals, articles and places by one question. */
export const SearchScreen = observer(function SearchScreen() {
  const page = useSearch();
  const { field, acts } = page;
  usePageTitle(APP_PAGES.search.title);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {APP_PAGES.search.title}
      </h1>
      <SearchBar field={field} onSubmit={acts.submit} onChoose={acts.choose} />
      {field.isOpen ? <Suggestions field={field} onChoose={acts.choose} /> : <Answer {...page} />}
    </div>
  );
});

/** What the address finds; what was searched before while it asks nothing. */
const Answer = observer(function Answer({ address, store, recents, acts }: SearchPage) {
  const isAttached = useIsAttached();
  if (address.q === '')
    return (
      <RecentSearches
        list={isAttached ? recents.list : []}
        onChoose={acts.ask}
        onForget={recents.forget}
        onForgetAll={recents.forgetAll}
      />
    );
  return (
    <>
      <SearchTabs address={address} found={store.shown} />
      <FoundList
        address={address}
        store={store}
        onChoose={() => {
          recents.remember(address.q);
        }}
      />
    </>
  );
});
