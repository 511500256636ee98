import { Skeleton } from '../../components/state/Skeleton';
import styles from './notice-row.module.scss';

/** The shape of a row while its notice is on the way. */
export function NoticeRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width={44} height={44} radius={12} />
      <div className={styles.text}>
        <div className={styles.first}>
          <Skeleton className={styles.sourceBone} width="46%" height={14} />
          <Skeleton className={styles.dueBone} width={52} height={28} radius={10} />
        </div>
        <Skeleton className={styles.titleBone} width="73%" height={18} />
        <Skeleton className={styles.amountsBone} width="60%" height={14} />
        <Skeleton className={styles.verdictBone} width="24%" height={14} />
      </div>
    </div>
  );
}
