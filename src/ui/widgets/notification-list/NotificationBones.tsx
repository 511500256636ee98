import { Skeleton, Waiting } from '../../components/state/Skeleton';
import styles from './notification-row.module.scss';

interface NotificationBonesProps {
  /** As many as there is room for. */
  readonly rows: number;
}

/** Rows in their own size, while they are on their way. */
export function NotificationBones({ rows }: NotificationBonesProps) {
  return (
    <Waiting label="알림을 불러오는 중">
      <div className={styles.day}>
        <Skeleton width={40} height={14} />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={40} height={40} radius={10} />
          <span className={styles.bones}>
            <Skeleton width={80} height={12} />
            <Skeleton width="85%" height={15} />
            <Skeleton width={180} height={13} />
          </span>
        </div>
      ))}
    </Waiting>
  );
}
