import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Chip } from '../../../components/chip/Chip';
import { PagedRows } from '../../../components/list/PagedRows';
import { useServices } from '../../../ground/services';
import type { MemberChats } from '../../../stores/chat/member-chats';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import styles from './chat-list.module.scss';
import { CHAT_ROW_PX, ChatRow } from './ChatRow';
import { ListBones } from './ListBones';
import { ChatsFailed, NoChats } from './ListStates';
import { CHAT_KIND, chatKindAt, chatKindPath, chatsOfKind, type ChatKind } from './shown-chats';

const NAMES: Readonly<Record<ChatKind, string>> = {
  all: '전체',
  unread: '안 읽음',
  direct: '직거래',
  mate: '메이트',
};

interface ChatListProps {
  readonly own: MemberChats;
  /** The room beside it; null where there is none. */
  readonly chosen: string | null;
}

/** A member's rooms in each state of their list. */
export const ChatList = observer(function ChatList({ own, chosen }: ChatListProps) {
  const { history } = useServices().stores;
  const { pathname, search } = useLocation();
  const now = useMinute();
  const { list } = own;
  const { state } = list;
  const kind = chatKindAt(search);
  const rooms = chatsOfKind(list.items, kind);
  const next = state.kind === 'ready' ? state.next : null;
  const more = useCallback(() => void list.loadMore(), [list]);
  // Of a few that are shown the rest may stand on later pages.
  const isSparse = rooms.length === 0 && next !== null && list.more === 'idle';
  useEffect(() => {
    if (isSparse) more();
  }, [isSparse, more, next]);
  useEffect(() => {
    list.want();
  }, [list]);
  if (state.kind === 'loading') return <ListBones />;
  if (state.kind === 'failed')
    return <ChatsFailed error={state.error} onRetry={() => void list.load()} />;
  if (list.items.length === 0) return <NoChats />;
  return (
    <>
      <div role="group" aria-label="보이는 채팅" className={styles.chips}>
        {Object.values(CHAT_KIND).map((one) => (
          <Chip
            key={one}
            active={one === kind}
            aria-pressed={one === kind}
            onClick={() => {
              history.replace(chatKindPath(pathname, one), null);
            }}
          >
            {NAMES[one]}
            {one === CHAT_KIND.unread && own.unread > 0 && ` ${own.unread}`}
          </Chip>
        ))}
      </div>
      {state.isStale && (
        <p className={styles.stale} role="status">
          연결되면 새로 불러와요
        </p>
      )}
      {rooms.length === 0 && next === null && (
        <p className={styles.none}>{NAMES[kind]} 채팅이 없어요</p>
      )}
      <PagedRows
        list={{ items: rooms, total: rooms.length, more: list.more }}
        rowPx={CHAT_ROW_PX}
        isBusy={false}
        row={(room, _, position) => (
          <ChatRow
            key={room.id}
            room={room}
            failed={own.failedIn(room.id)}
            isChosen={room.id === chosen}
            now={now}
            position={position}
          />
        )}
        onMore={more}
      />
    </>
  );
});
