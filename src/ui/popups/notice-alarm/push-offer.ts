import { memberOf } from '../../ground/use-reader';
import { PATH } from '../../ground/paths';
import type { Services } from '../../ground/services';
import type { ToastAction } from '../../stores/toast-store';

/**
 * The way to be told on this device as well, for a member who is not; null where that is so, or where the
 * browser has none or was forbidden to.
 */
export async function pushOffer({
  pushSubscriber,
  stores,
}: Pick<Services, 'pushSubscriber' | 'stores'>): Promise<ToastAction | null> {
  const { history, push, session } = stores;
  const member = memberOf(session);
  if (member === null) return null;
  const pushes = await push.ready().catch(() => null);
  if (pushes === null || pushes.isKept(member)) return null;
  const ability = await pushSubscriber.ability().catch(() => 'unable');
  if (ability === 'unable' || ability === 'denied') return null;
  return {
    name: '이 기기로도 받기',
    run: () => {
      history.push(PATH.alarmSettings);
    },
  };
}
