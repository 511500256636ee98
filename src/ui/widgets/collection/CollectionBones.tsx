import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { HouseCardSkeleton } from '../house-card/HouseCardSkeleton';
import styles from './collected.module.scss';

/** The shape of a collection while it is on its way. */
export function CollectionBones() {
  return (
    <Waiting label="모음 불러오는 중">
      <div className={styles.head}>
        <Skeleton width={160} height={20} />
      </div>
      <div className={styles.acts}>
        <Skeleton width={112} height={44} radius={10} />
      </div>
      <div className={styles.title}>
        <Skeleton width={80} height={20} />
      </div>
      {[0, 1, 2].map((one) => (
        <div key={one} className={styles.item}>
          <HouseCardSkeleton />
          <div className={styles.foot}>
            <Skeleton width={168} height={44} radius={20} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
