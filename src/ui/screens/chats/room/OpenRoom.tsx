import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { canVisit, type ChatRoom } from '#core';
import { useKeyboardRoom } from '../../../components/dialog/use-keyboard-room';
import type { TallRowsHandle } from '../../../components/list/TallRows';
import { useFocusAfter } from '../../../ground/use-focus-after';
import { usePageTitle } from '../../../ground/use-page-title';
import type { MemberChats } from '../../../stores/chat/member-chats';
import type { Talk } from '../../../stores/chat/talk';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { otherName } from '../chat-words';
import { Composer } from '../composer/Composer';
import { QuickReplies } from '../composer/QuickReplies';
import { ClosedComposer } from './ClosedComposer';
import type { MessageActs } from './MessageItem';
import { RoomHead } from './RoomHead';
import styles from './room.module.scss';
import { TalkLog } from './TalkLog';
import { useChatDesk } from './use-chat-desk';
import { useDock } from './use-dock';
import { useRoomActs } from './use-room-acts';
import { useVisit } from '../visit/use-visit';
import { VisitCard } from '../visit/VisitCard';

interface OpenRoomProps {
  readonly own: MemberChats;
  readonly talk: Talk;
  readonly room: ChatRoom;
  readonly reader: string;
  /** The person has blocked the other one. */
  readonly isApart: boolean;
  readonly isAlone: boolean;
}

/** A room that is there: with whom and about what, what was said, and where one writes. */
export const OpenRoom = observer(function OpenRoom(props: OpenRoomProps) {
  const { own, talk, room, reader, isApart, isAlone } = props;
  const now = useMinute();
  const box = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const visitButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<TallRowsHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const name = () => box.current?.querySelector<HTMLElement>(':scope > header :is(h1, h2)');
  const acts = useRoomActs({
    own,
    talk,
    room,
    onHidden: () => {
      focusAfter(() => rows.current?.box());
    },
    onPlaceHidden: () => {
      focusAfter(name);
    },
  });
  const ofMessages = useSteadyActs(acts);
  const visiting = useVisit({
    talk,
    room,
    reader,
    now,
    onDone: () => {
      focusAfter(() => card.current ?? visitButton.current ?? name());
    },
  });
  const desk = useChatDesk(talk, reader);
  useKeyboardRoom(box);
  useDock(dock);
  usePageTitle(`${otherName(room)}님과 채팅`);
  const { messages, outbox } = talk.conversation;
  const isEmpty = messages.length === 0 && outbox.length === 0;
  const canWrite = !isApart && room.isOpen;
  const mayPropose = canWrite && visiting.standing === null && canVisit(room.listing);
  const choose = (words: string) => {
    desk.type(desk.text.trim() === '' ? words : `${desk.text.trimEnd()} ${words}`);
    field.current?.focus();
  };
  return (
    <div ref={box} className={styles.room}>
      <RoomHead
        room={room}
        isAlone={isAlone}
        isApart={isApart}
        now={now}
        acts={acts}
        onVisit={mayPropose ? visiting.propose : null}
        visitButton={visitButton}
      />
      {!isApart && <VisitCard visiting={visiting} room={room} now={now} place={card} />}
      {isEmpty ? (
        <div className={styles.empty}>
          <p>{isApart ? '차단한 동안에는 나눈 이야기가 보이지 않아요' : '먼저 인사해 보세요'}</p>
          {canWrite && <QuickReplies isOwner={room.isOwner} isInMiddle onChoose={choose} />}
        </div>
      ) : (
        <TalkLog talk={talk} room={room} now={now} acts={ofMessages} rows={rows} field={field} />
      )}
      <div ref={dock} className={styles.dock}>
        {canWrite ? (
          <>
            {!isEmpty && desk.text === '' && (
              <QuickReplies isOwner={room.isOwner} onChoose={choose} />
            )}
            <Composer
              desk={desk}
              field={field}
              isMasking={!talk.isAnswered}
              onSent={() => {
                rows.current?.toEnd();
              }}
            />
          </>
        ) : (
          <ClosedComposer
            other={room.other}
            reader={reader}
            isApart={isApart}
            onUnblocked={() => {
              focusAfter(() => field.current);
            }}
          />
        )}
      </div>
    </div>
  );
});

/** The same as long as the room is there: messages are drawn anew by what they say alone. */
function useSteadyActs(acts: MessageActs): MessageActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const canBlock = acts.block !== null;
  return useMemo(
    () => ({
      report: () => {
        latest.current.report();
      },
      hide: (message) => {
        latest.current.hide(message);
      },
      block: canBlock ? () => latest.current.block?.() : null,
    }),
    [canBlock],
  );
}
