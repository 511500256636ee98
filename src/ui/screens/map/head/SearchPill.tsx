import { observer } from 'mobx-react-lite';
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
  const { placeName } = store;
  const area = store.dong.page?.name ?? store.area.name;
  return (
    <div role="search" className={styles.pill}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="search" size={22} />
        {placeName === null ? (
          <>
            <span className={area === null ? styles.hint : styles.said}>지역, 역, 대학교 검색</span>
            {area !== null && <span className={styles.area}>{area}</span>}
          </>
        ) : (
          <span className={styles.name}>{placeName}</span>
        )}
      </button>
      {placeName !== null && (
        <IconButton icon="clear" label="검색어 지우기" size={22} onClick={store.forgetPlace} />
      )}
    </div>
  );
});
