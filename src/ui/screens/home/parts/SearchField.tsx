import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { PlainSearch } from '../../../widgets/plain-search/PlainSearch';
import { Icon } from '../../../components/icon/Icon';
import styles from './search-field.module.scss';

const SEARCHED = '지역, 지하철역, 대학교, 공고';

/** Looks like a search field and leads to the one that finds rooms by their place, and notices. */
export function SearchField() {
  const isAttached = useIsAttached();
  return (
    <div>
      <Link to={PATH.search} className={styles.search}>
        <Icon name="search" />
        {SEARCHED}
        <span className={styles.spoken}>검색하기</span>
      </Link>
      {!isAttached && <PlainSearch action={PATH.search} label={SEARCHED} />}
    </div>
  );
}
