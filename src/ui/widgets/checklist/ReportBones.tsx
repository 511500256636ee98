import { Skeleton, Waiting } from '../../components/state/Skeleton';
import styles from './bones.module.scss';

/** The shape of a checklist that is read, while it is on its way. */
export function ReportBones() {
  return (
    <Waiting label="체크리스트 불러오는 중">
      <div className={styles.reportHead}>
        <Skeleton width={72} height={16} />
        <Skeleton width="46%" height={30} />
        <Skeleton height={12} />
        <Skeleton width="62%" height={18} />
      </div>
      <div className={styles.reportRooms}>
        <Skeleton width={120} height={24} />
        {[0, 1, 2, 3, 4].map((room) => (
          <Skeleton key={room} height={20} />
        ))}
      </div>
    </Waiting>
  );
}
