import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import styles from './outbox-list.module.scss';

/** Messages wait in their rooms, in an order of their own; here is said that they do, and where. */
export const WaitingMessages = observer(function WaitingMessages() {
  const { own } = useServices().stores.chats;
  const count = own?.unsent ?? 0;
  if (count === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="outbox-messages">
      <h2 id="outbox-messages">
        채팅 메시지 <span>{count}</span>
      </h2>
      <p className={styles.hint}>보내지 못한 메시지는 대화방에서 기다려요.</p>
      <ButtonLink to={PATH.chats} kind="outline">
        채팅에서 보기
      </ButtonLink>
    </section>
  );
});
