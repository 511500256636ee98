import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from './content-head.module.scss';

/** The shape of an article while it is on the way. */
export function ContentSkeleton() {
  return (
    <Waiting label="글을 불러오는 중이에요." className={styles.bones}>
      <Skeleton width={72} height={16} />
      <Skeleton width="86%" height={32} />
      <Skeleton width="58%" height={32} />
      <Skeleton height={18} />
      <Skeleton width="72%" height={18} />
      <Skeleton className={styles.coverBone} radius={12} />
      <Skeleton height={18} />
      <Skeleton height={18} />
      <Skeleton width="64%" height={18} />
    </Waiting>
  );
}
