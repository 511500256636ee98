import { observer } from 'mobx-react-lite';
import { groupThousands } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { CompareSwitch } from '../../../widgets/compare/CompareSwitch';
import type { MapStore } from '../map-store';
import { useCalmText } from './use-calm-text';
import { useShareMap } from './use-share-map';
import { SortMenu } from '../../../components/list/SortMenu';
import { directSort } from '../answer/map-source';
import { DIRECT_SORT_NAMES } from '../../../widgets/direct-filter/direct-sort-names.data';
import { SORT_NAMES } from './sort-names.data';
import styles from './list-head.module.scss';

/** Which area is in view, how many houses it has, the same number as on the map, and their order. */
export const ListHead = observer(function ListHead({ store }: { readonly store: MapStore }) {
  const { list } = store.answer;
  const total = list.shown?.total ?? null;
  const isOfSpot = store.spot !== null;
  const isOfHouses = store.layer.kind === 'house';
  const name = `${isOfSpot ? '이 자리' : '이 지역'} ${isOfHouses ? '집' : '직거래'}`;
  const count = total === null ? null : `${groupThousands(total)}개`;
  const area = store.dong.page?.name ?? store.area.name;
  const share = useShareMap(store);
  const said = useCalmText(
    list.state.kind === 'ready' && count !== null
      ? [`${name} ${count}`, ...(area === null ? [] : [area])].join(', ')
      : null,
  );
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.area}>{area}</p>
        <h2 className={styles.count}>
          {/* One text with its space, which alone would move to its place when the count comes. */}
          {`${name} `}
          {count !== null && <em>{count}</em>}
          {list.state.kind === 'failed' && <span>불러오지 못했어요</span>}
        </h2>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      {isOfSpot && (
        <IconButton
          className={styles.leave}
          icon="clear"
          label="지역 전체 보기"
          size={20}
          onClick={() => {
            store.showSpot(null);
          }}
        />
      )}
      <IconButton icon="share" label="이 지도 공유하기" size={20} onClick={share} />
      <CompareSwitch />
      {isOfHouses ? (
        <SortMenu value={store.sort} names={SORT_NAMES} onChange={store.setSort} />
      ) : (
        <SortMenu
          value={directSort(store.sort)}
          names={DIRECT_SORT_NAMES}
          onChange={store.setSort}
        />
      )}
    </div>
  );
});
