import { useEffect } from 'react';
import type { Talk } from '../../../stores/chat/talk';

/** What stands at the end of a talk is read once somebody can look at it. In an observer. */
export function useSeeing(talk: Talk, isAtEnd: boolean): void {
  const { wholeTo } = talk;
  const unread = talk.room?.unread ?? 0;
  useEffect(() => {
    const look = () => {
      if (isAtEnd && document.visibilityState === 'visible') void talk.see();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [talk, isAtEnd, wholeTo, unread]);
}
