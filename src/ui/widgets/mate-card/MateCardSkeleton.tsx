import { Skeleton } from '../../components/state/Skeleton';
import styles from './mate-card.module.scss';

/** The shape of a card while it is on its way. */
export function MateCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width={96} height={96} radius={10} />
        <div className={styles.bones}>
          <Skeleton width={140} height={20} />
          <Skeleton width={180} height={16} />
          <Skeleton width={150} height={16} />
        </div>
      </div>
    </div>
  );
}
