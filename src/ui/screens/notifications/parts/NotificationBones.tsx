import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from '../notifications.module.scss';

/** As many as a phone shows. */
const ROWS = [0, 1, 2, 3, 4, 5];

/** Rows in their own size, while they are on their way. */
export function NotificationBones() {
  return (
    <Waiting label="알림을 불러오는 중">
      <div className={styles.day}>
        <Skeleton width={40} height={16} />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={40} height={40} radius={10} />
          <span className={styles.words}>
            <Skeleton width={80} height={14} />
            <Skeleton height={18} />
            <Skeleton width={180} height={14} />
          </span>
        </div>
      ))}
    </Waiting>
  );
}
