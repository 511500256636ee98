import { MOST_HITS, MOST_PLACES, SEARCH_TAB, searchTo, type SearchAddress } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import { countText, TAB_NAME } from '../search-texts';
import type { Found } from '../search-answer';
import styles from './search-tabs.module.scss';

interface SearchTabsProps {
  readonly address: SearchAddress;
  /** Null until it is known what there is. */
  readonly found: Found | null;
}

/** The kinds, with how many of each were found. They replace each other, so that Back leaves the search. */
export function SearchTabs({ address, found }: SearchTabsProps) {
  const { total = 0, places = [] } = found ?? {};
  const isCut = total >= MOST_HITS || places.length >= MOST_PLACES;
  const counts = {
    all: countText(total + places.length, isCut),
    notice: countText(total, total >= MOST_HITS),
    place: countText(places.length, places.length >= MOST_PLACES),
  };
  return (
    <nav className={styles.tabs} aria-label="검색 결과">
      {Object.values(SEARCH_TAB).map((tab) => (
        <Link
          key={tab}
          replace
          to={`${PATH.search}${searchTo({ ...address, tab })}`}
          className={classNames(styles.tab, tab === address.tab && styles.open)}
          aria-current={tab === address.tab ? 'page' : undefined}
        >
          <span>
            {TAB_NAME[tab]}
            {found !== null && <small>{counts[tab]}</small>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
