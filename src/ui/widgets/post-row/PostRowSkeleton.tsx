import { Skeleton } from '../../components/state/Skeleton';
import { classNames } from '../../styles/class-names';
import styles from './post-row.module.scss';

/** The shape of a row while its post is on the way. */
export function PostRowSkeleton() {
  return (
    <div className={classNames(styles.row, styles.pictured)}>
      <div className={styles.text}>
        <Skeleton width={52} height={14} />
        <Skeleton className={styles.bone} width="82%" height={18} />
        <Skeleton className={styles.bone} width="64%" height={14} />
        <Skeleton className={styles.footBone} width="50%" height={14} />
      </div>
      <Skeleton className={styles.picture} height={72} radius={12} />
    </div>
  );
}
