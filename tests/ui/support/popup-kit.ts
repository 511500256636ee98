import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import type { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import type { PopupTable } from '../../../src/ui/stores/popups/popup-kind';
import { PopupStore } from '../../../src/ui/stores/popups/popup-store';
import type { ListHistory } from './list-history';

/** Two popups that need their caller, and one that stands alone. */
export interface KitPopups {
  readonly a: { readonly props: string; readonly answer: string };
  readonly b: { readonly props: string; readonly answer: string };
  readonly c: { readonly props: undefined; readonly answer: string };
}

const table: PopupTable<KitPopups> = {
  a: { cancelled: 'cancelled', alone: null },
  b: { cancelled: 'cancelled', alone: null },
  // `alone` is null or the props; `undefined` are the props of a popup without any.
  c: { cancelled: 'cancelled', alone: undefined },
};

let pages = 0;

/** A page that was just loaded on this history: its stores, started. */
export function loadPage(page: ListHistory, storage: MemoryStorage) {
  pages += 1;
  const prefix = `page${pages}-`;
  const random = new MemoryRandom();
  const history = new HistoryStack(page, storage, {
    number: () => random.number(),
    id: () => prefix + random.id(),
  });
  const popups = new PopupStore<KitPopups>(table, history);
  history.start();
  popups.start();
  return { history, popups };
}
