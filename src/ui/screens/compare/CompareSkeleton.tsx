import { Skeleton, Waiting } from '../../components/state/Skeleton';
import styles from './compare-skeleton.module.scss';

const ROWS = 8;

/** The shape of the comparison while it is on the way: a column for each of them. */
export function CompareSkeleton({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Waiting label="비교할 집을 불러오는 중이에요." className={styles.bones}>
      <div className={styles.lead}>
        <Skeleton width={220} height={24} />
      </div>
      <div className={styles.rows} data-columns={codes.length}>
        <div className={styles.row}>
          <span className={styles.name} />
          {codes.map((code) => (
            <div key={code} className={styles.head}>
              <Skeleton className={styles.photo} radius={12} />
              <Skeleton width="80%" height={22} />
              <Skeleton width="60%" height={18} />
            </div>
          ))}
        </div>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.name}>
              <Skeleton width={56} height={14} />
            </span>
            {codes.map((code) => (
              <Skeleton key={code} width="60%" height={20} />
            ))}
          </div>
        ))}
      </div>
    </Waiting>
  );
}
