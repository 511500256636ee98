import { observer } from 'mobx-react-lite';
import { useServices } from '../../ground/services';
import styles from './chat-link.module.scss';

/** More are not counted out. */
const MOST = 99;

/** How many messages are unread in all of the person's chats. */
export const UnreadCount = observer(function UnreadCount() {
  const { unread } = useServices().stores.chats;
  if (unread === 0) return null;
  return (
    <span className={styles.count}>
      <span className={styles.said}>읽지 않은 메시지 </span>
      {unread > MOST ? `${MOST}+` : unread}
    </span>
  );
});
