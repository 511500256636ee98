import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { usePageTitle } from '../../ground/use-page-title';
import { FoundList } from './parts/FoundList';
import { RecentSearches } from './parts/RecentSearches';
import { SearchBar } from './parts/SearchBar';
import { SearchTabs } from './parts/SearchTabs';
import styles from './search.module.scss';
import { useSearch } from './use-search';

/** Notices and places by one question. */
export const SearchScreen = observer(function SearchScreen() {
  const isAttached = useIsAttached();
  const { address, store, field, recents } = useSearch();
  usePageTitle(APP_PAGES.search.title);
  const remember = () => {
    recents.remember(address.q);
  };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {APP_PAGES.search.title}
      </h1>
      <SearchBar
        field={field}
        onSubmit={() => {
          field.settle();
          recents.remember(field.typed);
        }}
      />
      {address.q === '' ? (
        <RecentSearches
          list={isAttached ? recents.list : []}
          onChoose={(q) => {
            field.settle(q);
            recents.remember(q);
          }}
          onForget={recents.forgetAll}
        />
      ) : (
        <>
          <SearchTabs address={address} found={store.shown} />
          <FoundList address={address} store={store} onChoose={remember} />
        </>
      )}
    </div>
  );
});
