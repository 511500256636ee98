import type { KeptHouse } from '#core';
import type { ToastStore } from '../../stores/toast-store';
import type { ZzimStore } from '../../stores/zzim/zzim-store';

/** What a press on a heart does: keeps a house or lets it go; a toast says so and takes it back. */
export function toggleZzim(
  { zzim, toasts }: { readonly zzim: ZzimStore; readonly toasts: ToastStore },
  house: KeptHouse & { readonly id: string },
): void {
  const kept = zzim.find(house.id);
  if (kept === undefined) {
    zzim.keep(house);
    toasts.show('찜했어요', {
      name: '되돌리기',
      run: () => {
        zzim.leave(house.id);
      },
    });
  } else {
    zzim.leave(house.id);
    toasts.show('찜을 해제했어요', {
      name: '되돌리기',
      run: () => {
        zzim.putBack(kept);
      },
    });
  }
}
