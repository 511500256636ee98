import { observer } from 'mobx-react-lite';
import { groupThousands } from '#core';
import { Button } from '../../components/button/Button';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import type { FilterDraftStore } from './filter-draft-store';
import styles from './filter-bar.module.scss';

interface FilterBarProps {
  readonly store: FilterDraftStore;
  readonly onApply: () => void;
}

/** How many houses would be left, and the two ways on. Without a count one can go on all the same. */
export const FilterBar = observer(function FilterBar({ store, onApply }: FilterBarProps) {
  const { state, counted } = store;
  return (
    <div className={styles.bar}>
      {state.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            집이 몇 개인지 세지 못했어요. <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.count()}>
            다시 세기
          </Button>
        </div>
      )}
      <p className={styles.said} role="status">
        {counted !== null && `조건에 맞는 집 ${groupThousands(counted)}개`}
      </p>
      <Button kind="plain" size="bar" icon="refresh" className={styles.reset} onClick={store.reset}>
        초기화
      </Button>
      <Button size="bar" wide className={styles.apply} onClick={onApply}>
        <span className={state.kind === 'loading' ? styles.counting : undefined}>
          {applyText(store)}
        </span>
      </Button>
    </div>
  );
});

/** `집 128개 보기` */
const applyText = ({ tally }: FilterDraftStore): string =>
  tally === null ? '집 보기' : `집 ${groupThousands(tally.total)}개 보기`;
