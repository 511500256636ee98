import { Skeleton } from '../../../components/state/Skeleton';
import styles from './card-skeleton.module.scss';

/** The shape of a card while its notice is on the way. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width={52} height={28} radius={10} />
      <Skeleton width="82%" height={16} className={styles.title} />
      <Skeleton width="54%" height={16} />
      <Skeleton width="72%" height={14} />
      <Skeleton width="48%" height={14} />
      <Skeleton width="40%" height={14} />
    </div>
  );
}
