import { when } from 'mobx';
import {
  isNoticeShown,
  noticeHideUntil,
  seoulDay,
  STORAGE_KEY,
  type Clock,
  type Inventories,
  type Inventory,
  type KeyValueStorage,
} from '#core';
import type { AppPopups } from '../../stores/popups/app-popups';
import type { PopupStore } from '../../stores/popups/popup-store';

export interface NoticeDeps {
  readonly inventories: Inventories;
  readonly clock: Clock;
  readonly local: KeyValueStorage;
  readonly perTab: KeyValueStorage;
  readonly stores: {
    readonly popups: PopupStore<AppPopups>;
    readonly deepLinks: { readonly waiting: readonly string[] };
  };
}

/** What each slot has is asked for once a visit: Back asks for nothing. */
const asked = new WeakMap<Inventories, Map<string, Promise<readonly Inventory[]>>>();

function noticesOf(inventories: Inventories, target: string): Promise<readonly Inventory[]> {
  const known = asked.get(inventories) ?? new Map<string, Promise<readonly Inventory[]>>();
  asked.set(inventories, known);
  const answer =
    known.get(target) ??
    inventories.of(target).catch(() => {
      known.delete(target);
      return [];
    });
  known.set(target, answer);
  return answer;
}

/**
 * Shows the notices of a slot one after the other, each unless it is hidden (spec/readings R2), and
 * never over another popup. Ends where the page is left. Never rejects.
 */
export async function showNotices(
  deps: NoticeDeps,
  target: string,
  gone: AbortSignal,
): Promise<void> {
  const { popups, deepLinks } = deps.stores;
  const isFree = () => popups.shown.length === 0 && deepLinks.waiting.length === 0;
  for (const notice of await noticesOf(deps.inventories, target)) {
    if (gone.aborted || !isShown(deps, notice)) continue;
    await bannerOf(notice);
    const isReached = await when(isFree, { signal: gone }).then(
      () => true,
      () => false,
    );
    // Another tab may have hidden it meanwhile.
    if (!isReached || !isShown(deps, notice)) continue;
    const kind = notice.TYPE2 === 'image' && notice.IMAGE_URL !== null ? 'notice' : 'custom';
    const answer = await popups.ask(kind, notice);
    if (answer === 'hide') hide(deps, notice);
    else close(deps, notice);
  }
}

/** The banner comes with its popup, not after it; one that cannot be had is not waited for. */
async function bannerOf({ IMAGE_URL }: Inventory): Promise<void> {
  const image: object = new Image();
  if (IMAGE_URL === null || !('decode' in image)) return;
  const banner = image as HTMLImageElement;
  banner.src = IMAGE_URL;
  await banner.decode().catch(() => undefined);
}

/** Each notice is hidden by itself. */
const hideKey = ({ ID }: Inventory) => `${STORAGE_KEY.NOTICE_HIDE_UNTIL}_${ID}`;
const closedKey = ({ ID }: Inventory) => `${STORAGE_KEY.NOTICE_CLOSED}_${ID}`;

function isShown({ clock, local, perTab }: NoticeDeps, notice: Inventory): boolean {
  return isNoticeShown({
    hideUntil: local.read(hideKey(notice)),
    today: seoulDay(clock.now()),
    closedInSession: perTab.read(closedKey(notice)) !== null,
  });
}

function hide({ clock, local }: NoticeDeps, notice: Inventory): void {
  local.write(hideKey(notice), noticeHideUntil(notice.EXTRA, seoulDay(clock.now())));
}

function close({ perTab }: NoticeDeps, notice: Inventory): void {
  perTab.write(closedKey(notice), 'Y');
}
