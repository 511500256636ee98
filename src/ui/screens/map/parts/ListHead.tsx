import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { CompareSwitch } from '../../../widgets/compare/CompareSwitch';
import type { MapStore } from '../map-store';
import { SortMenu } from './SortMenu';
import styles from './list-head.module.scss';

/** How many houses are in view, the same number as on the map, and their order. */
export const ListHead = observer(function ListHead({ store }: { readonly store: MapStore }) {
  const { list } = store.answer;
  const total = list.shown?.total ?? null;
  const name = store.scope === null ? '이 지역 집' : '이 자리 집';
  return (
    <div className={styles.head}>
      <h2 className={styles.count}>
        {name} {total !== null && <em>{total.toLocaleString('ko-KR')}개</em>}
        {list.state.kind === 'failed' && <span>불러오지 못했어요</span>}
      </h2>
      <p className={styles.said} role="status">
        {list.state.kind === 'ready' && `${name} ${list.state.total.toLocaleString('ko-KR')}개`}
      </p>
      {store.scope !== null && (
        <Button kind="plain" onClick={store.leaveScope}>
          지역 전체 보기
        </Button>
      )}
      <CompareSwitch />
      <SortMenu value={store.sort} onChange={store.setSort} />
    </div>
  );
});
