import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from './house-skeleton.module.scss';

/** The shape of the page while its house is on the way. */
export function HouseSkeleton() {
  return (
    <Waiting label="집 정보를 불러오는 중이에요.">
      <Skeleton className={styles.photo} radius={0} />
      <div className={styles.head}>
        <Skeleton width={160} height={22} />
        <Skeleton width={220} height={36} />
        <Skeleton width={260} height={18} />
        <Skeleton height={48} radius={12} />
        <Skeleton width={200} height={40} className={styles.walk} />
      </div>
      <div className={styles.facts}>
        <Skeleton width={72} height={24} className={styles.title} />
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={40} />
        ))}
      </div>
    </Waiting>
  );
}
