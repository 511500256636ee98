import type { BookmarkKind } from '#core';
import { Button } from '../../../components/button/Button';
import { useServices } from '../../../ground/services';
import { toggleBookmark } from '../../../widgets/bookmark-button/toggle-bookmark';
import type { ListedReading } from '../zzim-lists';
import styles from './reading-list.module.scss';

interface GoneReadingProps {
  readonly of: BookmarkKind;
  readonly listed: ListedReading;
  /** `더는 볼 수 없는 공고예요.` */
  readonly words: string;
}

/** Something remembered that is no longer there, and the way to let go. */
export function GoneReading({ of, listed, words }: GoneReadingProps) {
  const { stores } = useServices();
  const { id, kept } = listed;
  return (
    <div className={styles.gone}>
      <p>{words}</p>
      {kept !== null && (
        <Button
          kind="outline"
          onClick={() => {
            toggleBookmark(stores, of, id);
          }}
        >
          지우기
        </Button>
      )}
    </div>
  );
}
