import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import page from '../chats.module.scss';
import list from './chat-list.module.scss';
import styles from './chat-row.module.scss';

const CHIPS = [52, 72, 64, 64];
const BONES = [0, 1, 2, 3, 4, 5];

/** The shape of the list while it is on its way. */
export function ListBones() {
  return (
    <Waiting label="채팅을 불러오는 중">
      <div className={list.chips}>
        {CHIPS.map((width, at) => (
          <Skeleton key={at} width={width} height={36} radius={20} />
        ))}
      </div>
      {BONES.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={56} height={56} radius={12} />
          <span className={styles.bones}>
            <Skeleton width="50%" height={14} />
            <Skeleton width="85%" height={14} />
            <Skeleton width="40%" height={12} />
          </span>
        </div>
      ))}
    </Waiting>
  );
}

/** The same below the way to who wants to live together, which only a member's page has. */
export function MemberBones() {
  return (
    <>
      <div className={page.asks}>
        <Skeleton width={140} height={18} />
      </div>
      <ListBones />
    </>
  );
}
