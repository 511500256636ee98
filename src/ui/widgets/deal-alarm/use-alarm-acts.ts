import { dealAlarmSet, dealSearchName, type DealAlarm, type DealSearch } from '#core';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import { useTellFailure } from '../../ground/use-tell-failure';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import type { DealAlarmStore } from './deal-alarm-store';

/** What a person does with alarms of searches: a visitor logs in, and the act goes on. */
export function useAlarmActs(store: DealAlarmStore) {
  const { popups, session, toasts } = useServices().stores;
  const tellFailure = useTellFailure();
  const { isBusy, once } = useOneAtATime();
  const set = async (search: DealSearch, place: string | null): Promise<void> => {
    if (!session.isLogin) {
      const answer = await popups.askOnce('login', ORDINARY_LOGIN);
      if (answer !== 'signed-in') return;
    }
    await store.set(search);
    toasts.show(dealAlarmSet(search.dealType, place));
  };
  return {
    isBusy,
    set: (search: DealSearch, place: string | null) => void once(() => set(search, place)),
    remove: (alarm: DealAlarm) =>
      void once(async () => {
        await store.remove(alarm.id);
        toasts.show(`${dealSearchName(alarm.dealType, alarm.place)} 새 글 알림을 껐어요`, {
          name: '되돌리기',
          run: () => {
            store.set(alarm).catch(tellFailure);
          },
        });
      }),
  };
}
