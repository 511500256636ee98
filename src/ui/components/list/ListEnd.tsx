import { Button } from '../button/Button';
import { Spinner } from '../state/Spinner';
import styles from './paged-rows.module.scss';

interface ListEndProps {
  readonly more: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** How it goes with the next page of what was written: below the rows that are there. */
export function ListEnd({ more, onMore }: ListEndProps) {
  if (more === 'loading')
    return (
      <div className={styles.end} role="status" aria-label="글을 더 불러오는 중이에요.">
        <Spinner size={24} />
      </div>
    );
  if (more === 'idle') return null;
  return (
    <div className={styles.end}>
      <p>다음 글을 불러오지 못했어요.</p>
      <Button kind="outline" icon="refresh" onClick={onMore}>
        다시 불러오기
      </Button>
    </div>
  );
}
