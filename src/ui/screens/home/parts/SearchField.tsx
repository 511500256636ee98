import { Link } from '../../../components/link/Link';
import { PATH, SEARCH_STATE } from '../../../ground/paths';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { PlainSearch } from '../../../widgets/plain-search/PlainSearch';
import { Icon } from '../../../components/icon/Icon';
import styles from './search-field.module.scss';

/** Looks like a search field and leads to the one on the map, already open. */
export function SearchField() {
  const isAttached = useIsAttached();
  return (
    <div>
      <Link to={PATH.map} state={SEARCH_STATE} className={styles.search}>
        <Icon name="search" />
        지역, 지하철역, 대학교
        <span className={styles.spoken}>검색하기</span>
      </Link>
      {!isAttached && <PlainSearch />}
    </div>
  );
}
