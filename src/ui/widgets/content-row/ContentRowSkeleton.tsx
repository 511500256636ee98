import { Skeleton } from '../../components/state/Skeleton';
import { classNames } from '../../styles/class-names';
import styles from './content-row.module.scss';

/** The shape of a row, or a tile, while its article is on the way. */
export function ContentRowSkeleton({ kind }: { readonly kind: 'row' | 'tile' }) {
  return (
    <div className={classNames(styles.row, styles.pictured, kind === 'tile' && styles.tile)}>
      <div className={styles.text}>
        <Skeleton width={52} height={14} />
        <Skeleton className={styles.bone} width="86%" height={18} />
        <Skeleton className={styles.bone} width="58%" height={18} />
        <Skeleton className={styles.bone} width={88} height={14} />
      </div>
      <Skeleton className={styles.picture} radius={10} />
    </div>
  );
}
