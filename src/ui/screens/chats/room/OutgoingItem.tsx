import { observer } from 'mobx-react-lite';
import type { OutboxEntry } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Spinner } from '../../../components/state/Spinner';
import { useForMembers } from '../../../ground/use-for-members';
import { classNames } from '../../../styles/class-names';
import type { Outbox } from '../../../stores/chat/outbox';
import { chatIcons } from '../chat-icons.data';
import { Bubble } from './Bubble';
import styles from './message-item.module.scss';

interface OutgoingItemProps {
  readonly entry: OutboxEntry;
  readonly outbox: Outbox;
  /** Nothing can be said in the room any more: it would be refused. */
  readonly isClosed: boolean;
  /** Told of a press to send it again, which is gone by that. */
  readonly onAgain: () => void;
  /** Where the focus goes when what had it is gone. */
  readonly onDropped: () => void;
}

/** What is on its way, or could not be sent: nothing of it is lost. */
export const OutgoingItem = observer(function OutgoingItem(props: OutgoingItemProps) {
  const { entry, outbox, isClosed, onAgain, onDropped } = props;
  const { key, draft, state } = entry;
  const forMembers = useForMembers();
  const isFailed = state === 'failed';
  return (
    <div
      className={classNames(styles.item, styles.mine, styles.first)}
      aria-busy={!isFailed || undefined}
    >
      <span className={styles.by}>나: </span>
      <Bubble
        isMine
        parts={draft.text === '' ? [] : [{ text: draft.text, isHit: false }]}
        pictures={outbox.picturesOf(key)}
        state={isFailed ? 'failed' : 'sending'}
        subject="보낼 사진"
      />
      {isFailed ? (
        <div className={styles.failed}>
          <span className={styles.fault}>
            <Icon shape={chatIcons.alert} size={14} />
            보내지 못했어요
          </span>
          {!isClosed && (
            <button
              type="button"
              onClick={() => {
                forMembers(() => {
                  onAgain();
                  outbox.again(key);
                });
              }}
            >
              <Icon name="refresh" size={16} />
              다시 보내기
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              outbox.drop(key);
              onDropped();
            }}
          >
            지우기
          </button>
          <Words words={outbox.wordsOf(key)} />
        </div>
      ) : (
        <p className={styles.foot}>
          <Spinner size={12} />
          보내는 중
        </p>
      )}
    </div>
  );
});

function Words({ words }: { readonly words: string | null }) {
  return words === null ? null : <p className={styles.words}>{words}</p>;
}
