import { useEffect, useRef } from 'react';
import { Button } from '../../components/button/Button';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';

export interface ChatWithMateProps {
  /** What the two agreed on. */
  readonly requestId: string;
  /** The other one's, by which they are remembered; null where there is none. */
  readonly listing: string | null;
  readonly nickname: string;
  readonly size: 'bar' | 'small';
}

/** Two who agreed talk in one room, whatever became of their listings. */
export function ChatWithMate({ requestId, listing, nickname, size }: ChatWithMateProps) {
  const { chats, stores } = useServices();
  const { isBusy, once } = useOneAtATime();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const open = async (): Promise<void> => {
    const { id } = await chats.open({ requestId });
    if (listing !== null) stores.recents.contactedMate(listing, 'CHAT');
    // Whoever has left meanwhile stays where they are.
    if (isThere.current) stores.history.push(PATH.chat(id));
  };
  return (
    <Button
      size={size}
      icon="chat"
      aria-label={`${nickname}님과 채팅하기`}
      busy={isBusy}
      onClick={() => void once(open)}
    >
      채팅하기
    </Button>
  );
}
