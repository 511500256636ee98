import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { ChatRoom } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { TallRows, type TallRowsHandle } from '../../../components/list/TallRows';
import { Spinner } from '../../../components/state/Spinner';
import type { Talk } from '../../../stores/chat/talk';
import { dayName, otherName } from '../chat-words';
import { MessageItem, type MessageActs } from './MessageItem';
import item from './message-item.module.scss';
import { OutgoingItem } from './OutgoingItem';
import styles from './talk-log.module.scss';
import { talkRows, type TalkRow } from './talk-rows';
import { useSaidLast } from './use-said-last';
import { useSeeing } from './use-seeing';

interface TalkLogProps {
  readonly talk: Talk;
  readonly room: ChatRoom;
  readonly now: number;
  readonly acts: MessageActs;
  readonly rows: RefObject<TallRowsHandle | null>;
  /** Where the focus goes when what had it is gone. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A message of one line, with its place. */
const GUESS_PX = 56;

/** All that was said in a room, from where one reads: the end, or what is older. */
export const TalkLog = observer(function TalkLog(props: TalkLogProps) {
  const { talk, room, now, acts, rows: list, field } = props;
  const { conversation } = talk;
  const { messages, outbox, theirRead } = conversation;
  const rows = useMemo(
    () => talkRows({ messages, outbox, theirRead }),
    [messages, outbox, theirRead],
  );
  const [isAtEnd, setAtEnd] = useState(true);
  useSeeing(talk, isAtEnd);
  const name = otherName(room);
  const said = useSaidLast(messages, name, now);
  // What has failed is asked for again by a press alone.
  const older = useCallback(() => {
    if (talk.older === 'idle') void talk.loadOlder();
  }, [talk]);
  const toLog = () => list.current?.box()?.focus({ preventScroll: true });
  return (
    <div className={styles.log}>
      <TallRows
        ref={list}
        label={`${name}님과 나눈 대화`}
        items={rows}
        guessPx={GUESS_PX}
        head={<Older talk={talk} onAgain={toLog} />}
        row={(row) => (
          <div className={styles.row}>
            {row.newDay !== null && <p className={item.day}>{dayName(row.newDay, now)}</p>}
            <Said
              row={row}
              room={room}
              now={now}
              acts={acts}
              talk={talk}
              field={field}
              onAgain={toLog}
            />
          </div>
        )}
        onNearTop={older}
        onEnd={setAtEnd}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      {!isAtEnd && (
        <button
          type="button"
          className={styles.down}
          onClick={() => {
            // The button goes once the end is seen.
            toLog();
            list.current?.toEnd();
          }}
        >
          {room.unread > 0 ? '새 메시지' : '맨 아래로'}
          <Icon name="arrow-down" size={18} />
        </button>
      )}
    </div>
  );
});

interface SaidProps extends Omit<TalkLogProps, 'rows'> {
  readonly row: TalkRow;
  /** Told of a press that takes away what was pressed. */
  readonly onAgain: () => void;
}

function Said({ row, room, now, acts, talk, field, onAgain }: SaidProps) {
  if (row.said.kind === 'outgoing')
    return (
      <OutgoingItem
        entry={row.said.entry}
        outbox={talk.outbox}
        isClosed={!room.isOpen}
        onAgain={onAgain}
        onDropped={() => {
          if (field.current === null) onAgain();
          else field.current.focus();
        }}
      />
    );
  const { message } = row.said;
  return (
    <MessageItem
      message={message}
      other={room.other}
      by={message.isMine ? '나' : otherName(room)}
      isFirst={row.isFirst}
      isLast={row.isLast}
      isReadMark={row.isReadMark}
      now={now}
      acts={acts}
    />
  );
}

interface OlderProps extends Pick<SaidProps, 'onAgain'> {
  readonly talk: Talk;
}

/** How it goes with what is older; where nothing is, the beginning. */
const Older = observer(function Older({ talk, onAgain }: OlderProps) {
  if (talk.older === 'failed')
    return (
      <div className={styles.older}>
        <p>이전 대화를 불러오지 못했어요.</p>
        <Button
          kind="outline"
          icon="refresh"
          onClick={() => {
            onAgain();
            void talk.loadOlder();
          }}
        >
          다시 불러오기
        </Button>
      </div>
    );
  return (
    <div className={styles.older}>
      {talk.hasOlder && (
        <span role="status" aria-label="이전 대화를 불러오는 중">
          <Spinner size={20} />
        </span>
      )}
    </div>
  );
});
