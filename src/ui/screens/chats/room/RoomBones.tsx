import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import styles from './room-bones.module.scss';

/** The shape of a room while it is on its way: about what, what was said last, and where one writes. */
export function RoomBones({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <Waiting label="대화를 불러오는 중" className={styles.bones}>
      <div className={styles.aboutBones}>
        {!isAlone && (
          <>
            <Skeleton width={40} height={40} radius={20} />
            <Skeleton className={styles.nameBone} width={120} height={20} />
          </>
        )}
        <Skeleton width={64} height={48} radius={10} />
        <div>
          <Skeleton width={96} height={18} />
          <Skeleton width={144} height={14} />
        </div>
      </div>
      <div className={styles.saidBones}>
        <Skeleton width="60%" height={40} radius={20} />
        <Skeleton className={styles.mineBone} width="45%" height={40} radius={20} />
        <Skeleton width="70%" height={64} radius={20} />
      </div>
      <div className={styles.dock}>
        <div className={styles.writeBone}>
          <Skeleton height={44} radius={20} />
        </div>
      </div>
    </Waiting>
  );
}
