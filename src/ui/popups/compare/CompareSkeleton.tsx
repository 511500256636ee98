import { Skeleton, Waiting } from '../../components/state/Skeleton';
import styles from './compare-skeleton.module.scss';

const ROWS = 8;

/** The shape of the comparison while its houses are on the way: a column for each of them. */
export function CompareSkeleton({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Waiting label="비교할 집을 불러오는 중이에요." className={styles.bones}>
      <div className={styles.row}>
        {ids.map((id) => (
          <div key={id} className={styles.head}>
            <Skeleton className={styles.photo} radius={12} />
            <Skeleton width="80%" height={22} />
            <Skeleton width="60%" height={18} />
          </div>
        ))}
      </div>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={48} height={18} className={styles.name} />
          {ids.map((id) => (
            <Skeleton key={id} width="60%" height={20} />
          ))}
        </div>
      ))}
    </Waiting>
  );
}
