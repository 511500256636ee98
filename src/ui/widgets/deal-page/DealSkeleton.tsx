import { Skeleton, Waiting } from '../../components/state/Skeleton';
import styles from './deal-skeleton.module.scss';

/** The shape of the page while its deal is on the way. */
export function DealSkeleton() {
  return (
    <Waiting label="글을 불러오는 중이에요.">
      <Skeleton className={styles.photo} radius={0} />
      <div className={styles.head}>
        <Skeleton width={180} height={22} />
        <Skeleton width={220} height={36} />
        <Skeleton width={260} height={18} />
        <Skeleton height={96} radius={12} />
        <Skeleton height={92} radius={12} />
        <Skeleton width={200} height={40} />
      </div>
    </Waiting>
  );
}
