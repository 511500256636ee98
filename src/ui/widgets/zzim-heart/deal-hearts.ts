import { POST_KIND, type PricedDeal } from '#core';
import type { Services } from '../../ground/services';
import type { ToastStore } from '../../stores/toast-store';
import { dealZzimOf } from '../../stores/zzim/deal-zzim-of';
import type { DealZzimStore } from '../../stores/zzim/deal-zzim-store';
import { toggleKept } from '../keep-button/toggle-kept';

type PricedRoom = PricedDeal & { readonly id: string };

/** The hearts of rooms without a middleman where they stand on a map. */
export interface DealHearts {
  /** Observed. */
  readonly ids: ReadonlySet<string>;
  /** As {@link toggleRoom}. */
  toggle(room: PricedRoom): void;
}

/** Keeps a room as it is now, or lets it go; a toast says so and takes it back. */
export function toggleRoom(kept: DealZzimStore, toasts: ToastStore, room: PricedRoom): void {
  toggleKept(kept, toasts, room.id, () => {
    kept.keep(POST_KIND.DIRECT, room);
  });
}

/** Those of this device, which follow what other tabs keep. */
export function dealHeartsOf(services: Services): DealHearts {
  const kept = dealZzimOf(services);
  kept.start();
  return {
    get ids() {
      return kept.ids;
    },
    toggle: (room) => {
      toggleRoom(kept, services.stores.toasts, room);
    },
  };
}
