import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from './notice-skeleton.module.scss';

/** The shape of a notice while it is on the way. */
export function NoticeSkeleton() {
  return (
    <Waiting label="공고를 불러오는 중이에요.">
      <div className={styles.head}>
        <Skeleton width={44} height={44} radius={12} />
        <div className={styles.lines}>
          <Skeleton width="60%" height={14} />
          <Skeleton width="45%" height={14} />
        </div>
        <Skeleton width={52} height={28} />
      </div>
      <div className={styles.lines}>
        <Skeleton width="92%" height={26} />
        <Skeleton width="64%" height={20} className={styles.fact} />
        <Skeleton width="78%" height={20} />
        <Skeleton width="58%" height={20} />
      </div>
      <div className={styles.section}>
        <Skeleton width={72} height={24} />
        <Skeleton height={168} radius={12} />
      </div>
      <div className={styles.section}>
        <Skeleton width={56} height={24} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="70%" height={20} />
        <Skeleton width="76%" height={20} />
      </div>
    </Waiting>
  );
}
