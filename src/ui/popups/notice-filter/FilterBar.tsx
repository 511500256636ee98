import { observer } from 'mobx-react-lite';
import { groupThousands } from '#core';
import { Button } from '../../components/button/Button';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import styles from './filter-bar.module.scss';
import type { NoticeDraftStore } from './notice-draft-store';

interface FilterBarProps {
  readonly store: NoticeDraftStore;
  readonly onApply: () => void;
}

/** How many notices would be left, and the two ways on. Without a count one can go on all the same. */
export const FilterBar = observer(function FilterBar({ store, onApply }: FilterBarProps) {
  const { state, total } = store;
  return (
    <div className={styles.bar}>
      {state.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            공고가 몇 개인지 세지 못했어요. <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.count()}>
            다시 세기
          </Button>
        </div>
      )}
      <p className={styles.said} role="status">
        {state.kind === 'ready' && `조건에 맞는 공고 ${groupThousands(state.tally.total)}개`}
      </p>
      <Button kind="plain" size="bar" icon="refresh" className={styles.reset} onClick={store.reset}>
        초기화
      </Button>
      <Button size="bar" wide className={styles.apply} onClick={onApply}>
        <span className={state.kind === 'loading' ? styles.counting : undefined}>
          {total === null ? '공고 보기' : `공고 ${groupThousands(total)}개 보기`}
        </span>
      </Button>
    </div>
  );
});
