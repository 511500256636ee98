import { useEffect } from 'react';
import { useServices } from '../../ground/services';
import type { PostFormStore } from './post-form-store';

/**
 * Asks before what is written is left, by Back, by a link or with the window. Nobody is asked who has
 * changed nothing, or who is sent on by a login.
 */
export function useLeaveGuard(store: PostFormStore): void {
  const { history, popups, session } = useServices().stores;

  useEffect(() => {
    const isNeeded = () => store.isChanged && store.state.kind !== 'done';
    const release = history.askBeforeLeaving({
      isNeeded,
      ask: () => {
        store.keepNow();
        const isKept = !store.drafts.hasFailed;
        return popups.ask('confirm', {
          title: '글쓰기를 그만할까요?',
          message: isKept
            ? '쓰던 글은 이 기기에 임시 저장해 두었어요. 다음에 이어서 쓸 수 있어요.'
            : '이 기기에 저장할 수 없어서 쓰던 글이 사라져요.',
          confirmText: '나가기',
          cancelText: '계속 쓰기',
          isDangerous: !isKept,
        });
      },
    });
    const leaving = (event: BeforeUnloadEvent) => {
      store.keepNow();
      if (isNeeded() && session.isLogin) event.preventDefault();
    };
    const hidden = () => {
      store.keepNow();
    };
    addEventListener('beforeunload', leaving);
    addEventListener('pagehide', hidden);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      release();
      removeEventListener('beforeunload', leaving);
      removeEventListener('pagehide', hidden);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [store, history, popups, session]);
}
