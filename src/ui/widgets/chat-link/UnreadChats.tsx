import { observer } from 'mobx-react-lite';
import { useServices } from '../../ground/services';
import styles from './chat-link.module.scss';

/** Says at what leads there that something in the person's chats is unread. */
export const UnreadChats = observer(function UnreadChats() {
  const { unread } = useServices().stores.chats;
  if (unread === 0) return null;
  return (
    <span className={styles.dot}>
      <span className={styles.said}>, 읽지 않은 채팅 있음</span>
    </span>
  );
});
