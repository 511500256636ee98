import { Skeleton } from '../../components/state/Skeleton';
import styles from './bones.module.scss';

/** What stands there until the device was asked. */
export function ChecklistBones() {
  return (
    <div className={styles.bones} role="status" aria-label="불러오는 중">
      {[0, 1, 2].map((n) => (
        <div key={n}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.words} />
        </div>
      ))}
    </div>
  );
}
