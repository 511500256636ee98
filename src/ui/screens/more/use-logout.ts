import { AppError, parseUnsentChecklists, STORAGE_KEY } from '#core';
import { useServices } from '../../ground/services';
import { errorText } from '../../text/error-text';
import { checklistsLost, listsLost, lostByLogout } from '../../text/unsent-lost';
import { memberOf } from '../../ground/use-reader';

/** Asks first (spec/rules §4). Where the server does not end the session, nothing has changed. */
export function useLogout() {
  const { local, stores } = useServices();
  const { chats, checklists, outbox, popups, session, loading, toasts } = stores;
  return async (where: 'here' | 'everywhere') => {
    const about =
      where === 'here'
        ? '찜과 최근 본 항목은 다시 로그인하면 볼 수 있어요.'
        : '로그인한 모든 휴대폰과 컴퓨터에서 로그아웃해요.';
    const unsent = parseUnsentChecklists(local.read(STORAGE_KEY.UNSENT_CHECKLISTS));
    const known = unsent.get(memberOf(session) ?? '') ?? 0;
    // Without their code, nothing of them is open either; a logout needs a network all the same.
    const own = await checklists.ready().catch(() => null);
    await own?.sync.run();
    await outbox.retry();
    // What rests is no loss while it can still go.
    await outbox.own?.run(true);
    await outbox.lists?.run();
    const lists = listsLost(outbox.lists?.unsent ?? null);
    const isSure = await popups.askOnce('confirm', {
      title: '로그아웃하시겠습니까?',
      message: `${lists}${checklistsLost(own?.unsent ?? known)}${lostByLogout({ messages: chats.own?.unsent ?? 0, writes: outbox.own?.writes.length ?? 0 })}${about}`,
      confirmText: '로그아웃',
    });
    if (!isSure) return;
    try {
      await loading.during(session.logout(where));
      // Without their code it is done by the next page.
      await own?.letGo();
      toasts.show('로그아웃했어요.');
    } catch (error) {
      // A 401 has asked for a login already.
      if (error instanceof AppError && error.kind === 'unauthorized') return;
      toasts.warn(`로그아웃하지 못했어요. ${errorText(error)}`);
    }
  };
}
