import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { useForMembers } from '../../../ground/use-for-members';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { Face } from '../../../widgets/face/Face';
import type { Outgoing } from './kept-desk';
import { KEPT } from './kept-words';
import styles from './comment-item.module.scss';
import type { Talk } from './talk';

interface OutgoingItemProps {
  readonly outgoing: Outgoing;
  readonly talk: Talk;
}

/** A comment that is on its way, or could not be sent: nothing of it is lost. */
export const OutgoingItem = observer(function OutgoingItem({ outgoing, talk }: OutgoingItemProps) {
  const { session } = useServices().stores;
  const { desk, say } = talk;
  const forMembers = useForMembers();
  const tellFailure = useTellFailure();
  const isSending = desk.isSending(outgoing.key);
  const again = () => {
    desk.again(outgoing.key).then(
      (isSent) => {
        say(isSent ? '댓글을 남겼어요.' : KEPT);
      },
      (error: unknown) => {
        say('댓글을 보내지 못했어요.');
        tellFailure(error);
      },
    );
  };
  return (
    <div className={styles.comment} aria-busy={isSending}>
      <Face author={null} size={outgoing.answered === null ? 36 : 28} />
      <div className={styles.body}>
        <p className={styles.by}>
          <b>{session.session.NICKNAME ?? '나'}</b>
          {isSending && <span>보내는 중</span>}
        </p>
        <p className={styles.text}>{outgoing.text}</p>
        {!isSending && (
          <p className={styles.unsent}>
            <span className={styles.fault}>
              <Icon name="info" size={16} />
              보내지 못했어요
            </span>
            <Button
              kind="plain"
              onClick={() => {
                forMembers(again);
              }}
            >
              다시 보내기
            </Button>
            <Button
              kind="plain"
              onClick={() => {
                desk.takeBack(outgoing);
              }}
            >
              고치기
            </Button>
            <Button
              kind="plain"
              onClick={() => {
                desk.drop(outgoing.key);
              }}
            >
              지우기
            </Button>
          </p>
        )}
      </div>
    </div>
  );
});
