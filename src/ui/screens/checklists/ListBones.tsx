import { Skeleton, Waiting } from '../../components/state/Skeleton';
import styles from './checklists.module.scss';

/** The shape of the list while the device is asked for it. */
export function ListBones() {
  return (
    <Waiting label="체크리스트 불러오는 중">
      <div className={styles.head}>
        <Skeleton width={120} height={22} />
      </div>
      <div className={styles.list}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.picture}>
              <Skeleton height={72} radius={6} />
            </div>
            <div className={styles.words}>
              <Skeleton className={styles.bone} width="48%" height={20} />
              <Skeleton className={styles.bone} width="64%" height={16} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
