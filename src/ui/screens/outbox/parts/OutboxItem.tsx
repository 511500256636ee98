import { observer } from 'mobx-react-lite';
import { agoText, pagePath, type KeptWrite, type WriteStanding } from '#core';
import { Button, ButtonLink } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Spinner } from '../../../components/state/Spinner';
import { useServices } from '../../../ground/services';
import type { MemberOutbox } from '../../../stores/outbox/member-outbox';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import styles from './outbox-list.module.scss';
import { useRewrite } from './use-rewrite';
import { shownWrite } from '../../../stores/outbox/outbox-kinds';

interface OutboxItemProps {
  readonly outbox: MemberOutbox;
  readonly write: KeptWrite;
  readonly standing: WriteStanding;
}

/** One write: what it is, what was written, and what can be done about it. */
export const OutboxItem = observer(function OutboxItem({
  outbox,
  write,
  standing,
}: OutboxItemProps) {
  const { clipboard, stores } = useServices();
  const { popups, toasts } = stores;
  const now = useMinute();
  const anew = useRewrite(outbox, write);
  const rewrite = standing === 'refused' ? anew : null;
  const { name, text, place } = shownWrite(write);
  const isGoing = outbox.isGoing(write.id);
  const copy = async (words: string) => {
    if (await clipboard.write(words)) toasts.show('쓴 내용을 복사했어요.');
    else toasts.warn('복사하지 못했어요. 내용을 길게 눌러 복사해 주세요.');
  };
  const discard = async () => {
    const isSure = await popups.askOnce('confirm', {
      title: '보내지 않고 지울까요?',
      message: text === null ? '누른 것이 없던 일이 돼요.' : '쓴 내용이 지워지고 되돌릴 수 없어요.',
      confirmText: '지우기',
    });
    if (isSure) outbox.discard(write.id);
  };
  return (
    <>
      <p className={styles.name}>
        <b>{name}</b>
        <span>{agoText(write.madeAt, now)}</span>
        {isGoing && (
          <span className={styles.going}>
            <Spinner size={16} />
            보내는 중
          </span>
        )}
      </p>
      {write.refusal !== null && (
        <p className={styles.reason}>
          <Icon name="info" size={16} />
          {write.refusal}
        </p>
      )}
      {write.isGone && text !== null && (
        <p className={styles.hint}>대상이 없어져서 더는 보낼 수 없어요. 쓴 내용은 복사해 두세요.</p>
      )}
      {text !== null && <p className={styles.text}>{text}</p>}
      {standing === 'old' && write.tries > 0 && (
        <p className={styles.hint}>
          전에 보내려던 적이 있어요. 이미 올라갔는지 먼저 확인해 주세요.
        </p>
      )}
      <div className={styles.acts}>
        {standing === 'old' && (
          <Button
            size="small"
            onClick={() => {
              outbox.agree(write.id);
            }}
          >
            보내기
          </Button>
        )}
        {rewrite !== null && (
          <Button kind="outline" size="small" onClick={rewrite}>
            고쳐 쓰기
          </Button>
        )}
        {rewrite === null && place !== null && !write.isGone && (
          <ButtonLink to={pagePath(place.page, { id: place.id })} kind="outline" size="small">
            보러 가기
          </ButtonLink>
        )}
        {text !== null && (
          <Button kind="outline" size="small" onClick={() => void copy(text)}>
            복사
          </Button>
        )}
        {/* What is on its way may have arrived: then "not to be sent" would be untrue. */}
        {!isGoing && (
          <Button kind="plain" size="small" onClick={() => void discard()}>
            지우기
          </Button>
        )}
      </div>
    </>
  );
});
