import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { EmptyState } from '../../components/state/EmptyState';
import { PATH } from '../../ground/paths';
import type { MemberChats } from '../../stores/chat/member-chats';
import { SittingCat } from '../../widgets/notification-list/SittingCat';
import styles from './chats.module.scss';
import { ChatList } from './list/ChatList';
import { ListHead } from './list/ListHead';
import { RoomView } from './room/RoomView';

export interface MemberViewProps {
  readonly own: MemberChats;
  /** The room of the address; null where it names none. */
  readonly id: string | null;
  /** The list and a room stand side by side. */
  readonly isWide: boolean;
}

/** A member's rooms, and one of them: beside the list in a wide window, in its place elsewhere. */
export const MemberView = observer(function MemberView({ own, id, isWide }: MemberViewProps) {
  if (id !== null && !isWide) return <RoomView key={id} own={own} id={id} isAlone />;
  return (
    <div className={styles.chats}>
      <section className={styles.list} aria-label="채팅 목록">
        <ListHead isOfRoom={false} />
        <Link to={PATH.dealMine} className={styles.asks}>
          <Icon name="people" size={20} />
          <span>메이트 관심 보기</span>
          <Icon name="chevron-right" size={20} />
        </Link>
        <ChatList own={own} chosen={id} />
      </section>
      {isWide && (
        <section className={styles.room} aria-label="대화">
          {id !== null && <RoomView key={id} own={own} id={id} isAlone={false} />}
          {id === null && own.list.items.length > 0 && (
            <div className={styles.nothing}>
              <EmptyState picture={<SittingCat />} title="이야기를 골라 주세요" />
            </div>
          )}
        </section>
      )}
    </div>
  );
});
