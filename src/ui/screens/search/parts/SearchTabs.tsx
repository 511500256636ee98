import {
  SEARCH_KIND,
  SEARCH_TAB,
  searchTo,
  type SearchAddress,
  type SearchKind,
  type SearchTab,
} from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import { countText, mostOf, TAB_NAME } from '../search-texts';
import type { Found } from '../search-answer';
import styles from './search-tabs.module.scss';

interface SearchTabsProps {
  readonly address: SearchAddress;
  /** Null until it is known what there is. */
  readonly found: Found | null;
}

/** How many of each kind there are, and in all. */
function countsOf({ of }: Found): Readonly<Record<SearchTab, string>> {
  const kinds = Object.values(SEARCH_KIND);
  const isCut = (kind: SearchKind) => of[kind].total >= mostOf(kind);
  const sum = kinds.reduce((total, kind) => total + of[kind].total, 0);
  const text = (kind: SearchKind) => countText(of[kind].total, isCut(kind));
  return {
    all: countText(sum, kinds.some(isCut)),
    notice: text('notice'),
    post: text('post'),
    deal: text('deal'),
    content: text('content'),
    place: text('place'),
  };
}

/** The kinds, with how many of each were found. They replace each other, so that Back leaves the search. */
export function SearchTabs({ address, found }: SearchTabsProps) {
  const counts = found === null ? null : countsOf(found);
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
            {counts !== null && <small>{counts[tab]}</small>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
