import { Skeleton } from '../../components/state/Skeleton';
import styles from './form-bones.module.scss';

/** A form before it is there. */
export function FormBones() {
  return (
    <div className={styles.bones} role="status" aria-label="글 불러오는 중">
      <Skeleton width="96px" height={20} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="100%" height={18} />
      <Skeleton width="84%" height={18} />
    </div>
  );
}
