import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from './found.module.scss';

/** Rows in the shape of what comes. */
export function FoundBones({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <Waiting label={label}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width={36} height={36} radius={10} />
          <div className={styles.bones}>
            <Skeleton width="72%" height={16} />
            <Skeleton width="48%" height={14} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
