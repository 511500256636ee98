import { useEffect } from 'react';
import { useServices } from '../../ground/services';

/** A form that may be left. */
interface LeftForm {
  readonly isChanged: boolean;
  readonly state: { readonly kind: string };
  readonly drafts: { readonly hasFailed: boolean };
  keepNow(): void;
}

interface Leaving {
  /** 글쓰기를 그만할까요? */
  readonly title: string;
  /** Asks also where what is written was kept. */
  readonly asksWhereKept: boolean;
}

const KEPT = '쓰던 글은 이 기기에 임시 저장해 두었어요. 다음에 이어서 쓸 수 있어요.';
const LOST =
  '이 기기의 저장 공간이 가득 찼거나 막혀 있어서 임시 저장하지 못했어요. 나가면 쓰던 글이 사라져요.';

/**
 * Asks before what is written is left, by Back, by a link or with the window. Nobody is asked who has
 * changed nothing; nor, where it was kept, who is sent on by a login.
 */
export function useLeaveGuard(store: LeftForm, { title, asksWhereKept }: Leaving): void {
  const { history, popups, session } = useServices().stores;

  useEffect(() => {
    const isNeeded = () => {
      if (!store.isChanged || store.state.kind === 'done') return false;
      store.keepNow();
      return asksWhereKept || store.drafts.hasFailed;
    };
    const release = history.askBeforeLeaving({
      isNeeded,
      ask: () => {
        store.keepNow();
        const { hasFailed } = store.drafts;
        return popups.ask('confirm', {
          title,
          message: hasFailed ? LOST : KEPT,
          confirmText: '나가기',
          cancelText: '계속 쓰기',
          isDangerous: hasFailed,
        });
      },
    });
    const leaving = (event: BeforeUnloadEvent) => {
      store.keepNow();
      if (isNeeded() && (session.isLogin || store.drafts.hasFailed)) event.preventDefault();
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
  }, [store, history, popups, session, title, asksWhereKept]);
}
