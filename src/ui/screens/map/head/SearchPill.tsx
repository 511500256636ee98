import { observer } from 'mobx-react-lite';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { PlainSearch } from '../../../widgets/plain-search/PlainSearch';
import { Icon } from '../../../components/icon/Icon';
import { IconButton } from '../../../components/button/IconButton';
import type { MapStore } from '../map-store';
import styles from './search-pill.module.scss';

interface SearchPillProps {
  readonly store: MapStore;
  readonly onOpen: () => void;
}

/** Shows what was searched for, else the area in view, and opens the search. */
export const SearchPill = observer(function SearchPill({ store, onOpen }: SearchPillProps) {
  const isAttached = useIsAttached();
  const { placeName } = store;
  const where = placeName ?? store.dong.page?.name ?? store.area.name;
  return (
    <div role="search" className={styles.pill}>
      {!isAttached && <PlainSearch action="/map/find" label="지역, 지하철역, 대학교" />}
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="search" size={22} />
        <span className={where === null ? styles.hint : styles.said}>지역, 역, 대학교 검색</span>
        {where !== null && (
          <span className={placeName === null ? styles.area : styles.name}>{where}</span>
        )}
      </button>
      {placeName !== null && (
        <IconButton icon="clear" label="검색어 지우기" size={22} onClick={store.forgetPlace} />
      )}
    </div>
  );
});
