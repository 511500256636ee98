import { memo } from 'react';
import {
  markRisks,
  riskWarning,
  visitText,
  type Author,
  type ChatMessage,
  type MarkedPart,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { Face } from '../../../widgets/face/Face';
import { MoreMenu } from '../../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import { chatIcons } from '../chat-icons.data';
import { HIDDEN_MESSAGE, hourText } from '../chat-words';
import { Bubble } from './Bubble';
import styles from './message-item.module.scss';
import { RiskUnder } from './RiskUnder';

export interface MessageActs {
  readonly report: () => void;
  /** Takes it away from the person alone. */
  readonly hide: (message: ChatMessage) => void;
  /** Null where there is nobody to block any more. */
  readonly block: (() => void) | null;
}

interface MessageItemProps {
  readonly message: ChatMessage;
  readonly other: Author | null;
  /** Read out in front of it. */
  readonly by: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isReadMark: boolean;
  readonly now: number;
  readonly acts: MessageActs;
}

const plain = (text: string): readonly MarkedPart[] =>
  text === '' ? [] : [{ text, isHit: false }];

/** A message of either; under one of the other's that warns of fraud stands why. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, other, by, isFirst, isLast, isReadMark, now, acts } = props;
  const { isMine, text, pictures, visit, isMasked, isHidden } = message;
  if (visit !== null)
    return (
      <p className={styles.visit}>
        <Icon shape={chatIcons.calendar} size={16} />
        {visitText(visit, now)}
      </p>
    );
  if (isHidden)
    return (
      <div className={classNames(styles.item, isMine && styles.mine, isFirst && styles.first)}>
        <p className={styles.hidden}>{HIDDEN_MESSAGE}</p>
      </div>
    );
  const warning = isMine ? null : riskWarning(text, message.risk);
  return (
    <div
      className={classNames(styles.item, isMine && styles.mine, isFirst && styles.first)}
      // A tap shows what can be done with it.
      tabIndex={-1}
    >
      <span className={styles.by}>{by}: </span>
      {!isMine && isFirst && (
        <span className={styles.face}>
          <Face author={other} size={32} />
        </span>
      )}
      <div className={styles.line}>
        <div className={styles.said}>
          <Bubble
            isMine={isMine}
            parts={isMine || text === '' ? plain(text) : markRisks(text)}
            pictures={pictures}
            subject={`${by} 사진`}
          />
        </div>
        <div className={styles.menu}>
          <MoreMenu
            kind="bare"
            label="이 메시지로 할 일"
            items={[
              {
                name: '나에게서 지우기',
                shape: moreMenuIcons.bin,
                run: () => {
                  acts.hide(message);
                },
              },
            ]}
          />
        </div>
      </div>
      <Foot message={message} isLast={isLast} isReadMark={isReadMark} isMasked={isMasked} />
      {warning !== null && (
        <div className={styles.risk}>
          <RiskUnder warning={warning} onReport={acts.report} onBlock={acts.block} />
        </div>
      )}
    </div>
  );
});

interface FootProps extends Pick<MessageItemProps, 'message' | 'isLast' | 'isReadMark'> {
  readonly isMasked: boolean;
}

/** When it was said, whether it was read, and why something of it is hidden. */
function Foot({ message, isLast, isReadMark, isMasked }: FootProps) {
  if (!isLast && !isReadMark && !isMasked) return null;
  const time = hourText(Date.parse(message.sentAt));
  return (
    <p className={styles.foot}>
      {isMasked && (
        <>
          <Icon shape={chatIcons.hidden} size={14} />
          <span>연락처를 가렸어요. 한 번 답하면 보여요 · </span>
        </>
      )}
      {isReadMark && <span>읽음 · </span>}
      <time dateTime={message.sentAt}>{time}</time>
    </p>
  );
}
