import { STORAGE_KEY } from '#core';
import type { Services } from '../../ui/ground/services';

/** What a person keeps on purpose. */
const KEPT_KEYS: readonly string[] = [
  STORAGE_KEY.ZZIM_HOUSES,
  STORAGE_KEY.ZZIM_DEALS,
  STORAGE_KEY.UNSENT_ZZIMS,
  STORAGE_KEY.ZZIM_NOTICES,
  STORAGE_KEY.ZZIM_COMMUNITY,
  STORAGE_KEY.RECENT_CONTACT_HOUSE,
];

const VISITOR =
  '이 기기의 저장 공간이 가득 찼거나 막혀 있어요. 찜한 것은 이 창을 닫으면 사라져요. 로그인하면 계정에 남아요.';
const MEMBER =
  '이 기기의 저장 공간이 가득 찼거나 막혀 있어요. 찜이 계정에 남도록 인터넷에 연결한 뒤에 창을 닫아 주세요.';

/**
 * Says once a page that the device does not keep what was just kept: the page remembers it, and would lose
 * it untold when it is closed. Returns a function that ends it.
 */
export function tellUnkept(open: () => Pick<Storage, 'getItem'>, services: Services): () => void {
  const { keptLists, local, stores } = services;
  const { session, toasts } = stores;
  const onDevice = (key: string): string | null => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  const end = () => {
    keptLists.unkept = null;
  };
  const tell = (key: string) => {
    if (!KEPT_KEYS.includes(key)) return;
    end();
    // Behind what the press itself says: one message stands there at a time.
    queueMicrotask(() => {
      toasts.warn(session.isLogin ? MEMBER : VISITOR);
    });
  };
  keptLists.unkept = tell;
  // What was pressed before this was listened to.
  const before = KEPT_KEYS.find((key) => local.read(key) !== onDevice(key));
  if (before !== undefined) tell(before);
  return end;
}
