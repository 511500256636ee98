import { observer } from 'mobx-react-lite';
import { groupThousands, withParticle } from '#core';
import { Button } from '../../components/button/Button';
import { ErrorWords } from '../server-html/ErrorWords';
import styles from './filter-bar.module.scss';

/** A filter that is being made, and how many it would leave. */
export interface CountedDraft {
  readonly state:
    | { readonly kind: 'idle' | 'loading' | 'ready' }
    | { readonly kind: 'failed'; readonly error: unknown };
  /** What is shown now; null before the first count and where counting failed. */
  readonly total: number | null;
  /** What is said aloud: the last count of a draft that had come to rest. */
  readonly counted: number | null;
  count(): Promise<void>;
  reset(): void;
}

export interface FilterBarProps {
  readonly store: CountedDraft;
  /** What is filtered: 집, 공고 */
  readonly noun: string;
  /** Behind how many there are; 개 where nothing is said. */
  readonly unit?: '개' | '명';
  readonly onApply: () => void;
}

/** How many would be left, and the two ways on. Without a count one can go on all the same. */
export const FilterBar = observer(function FilterBar(props: FilterBarProps) {
  const { store, noun, unit = '개', onApply } = props;
  const { state, total, counted } = store;
  return (
    <div className={styles.bar}>
      {state.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            {withParticle(noun, '이/가')} 몇 {unit}인지 세지 못했어요.{' '}
            <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.count()}>
            다시 세기
          </Button>
        </div>
      )}
      <p className={styles.said} role="status">
        {counted !== null && `조건에 맞는 ${noun} ${groupThousands(counted)}${unit}`}
      </p>
      <Button kind="plain" size="bar" icon="refresh" className={styles.reset} onClick={store.reset}>
        초기화
      </Button>
      <Button size="bar" wide className={styles.apply} onClick={onApply}>
        <span className={state.kind === 'loading' ? styles.counting : undefined}>
          {total === null ? `${noun} 보기` : `${noun} ${groupThousands(total)}${unit} 보기`}
        </span>
      </Button>
    </div>
  );
});
