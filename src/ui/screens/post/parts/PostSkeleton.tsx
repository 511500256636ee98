import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from './post-body.module.scss';

/** The shape of a post while it is on its way. */
export function PostSkeleton() {
  return (
    <Waiting label="글을 불러오는 중이에요." className={styles.bones}>
      <Skeleton width={64} height={14} />
      <Skeleton width="86%" height={26} />
      <Skeleton width="54%" height={26} />
      <Skeleton width="40%" height={36} radius={20} />
      <Skeleton height={16} className={styles.firstLine} />
      <Skeleton height={16} />
      <Skeleton width="70%" height={16} />
    </Waiting>
  );
}
