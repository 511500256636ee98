import { Skeleton } from '../../components/state/Skeleton';
import styles from './house-card.module.scss';

/** The shape of a card while its house is on the way. */
export function HouseCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.photoBone} radius={10} />
      <div className={styles.text}>
        <Skeleton className={styles.priceBone} width="55%" height={18} />
        <Skeleton className={styles.lineBone} width="82%" height={12} />
        <Skeleton className={styles.lineBone} width="64%" height={12} />
        <Skeleton className={styles.chipBone} width="42%" height={20} />
      </div>
    </div>
  );
}
