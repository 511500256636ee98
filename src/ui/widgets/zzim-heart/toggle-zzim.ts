import type { KeptHouse } from '#core';
import type { ToastStore } from '../../stores/toast-store';
import type { ZzimStore } from '../../stores/zzim/zzim-store';
import { toggleKept } from '../keep-button/toggle-kept';

/** What a press on a heart does: keeps a house or lets it go; a toast says so and takes it back. */
export function toggleZzim(
  { zzim, toasts }: { readonly zzim: ZzimStore; readonly toasts: ToastStore },
  house: KeptHouse & { readonly id: string },
): void {
  toggleKept(zzim, toasts, house.id, () => {
    zzim.keep(house);
  });
}
