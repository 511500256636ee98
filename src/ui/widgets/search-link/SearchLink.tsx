import { SEARCH_TAB, searchTo, type SearchTab } from '#core';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import styles from './search-link.module.scss';

interface SearchLinkProps {
  /** The kind that is shown first. */
  readonly tab?: SearchTab;
  /** Where the navigation of wider windows has one. */
  readonly onlyPhone?: boolean;
}

/** The way to the search of everything. */
export function SearchLink({ tab = SEARCH_TAB.all, onlyPhone = false }: SearchLinkProps) {
  return (
    <Link
      to={`${PATH.search}${searchTo({ q: '', tab })}`}
      className={classNames(styles.link, onlyPhone && styles.onlyPhone)}
      aria-label="검색"
      title="검색"
    >
      <Icon name="search" />
    </Link>
  );
}
