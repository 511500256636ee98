import type { ToastStore } from '../../stores/toast-store';

/** A list of what a person keeps on this device. */
interface KeptEntries<Entry> {
  find(id: string): Entry | undefined;
  leave(id: string): void;
  putBack(entry: Entry): void;
}

/** Keeps an item or lets it go; a toast says so and takes it back. */
export function toggleKept<Entry>(
  list: KeptEntries<Entry>,
  toasts: ToastStore,
  id: string,
  keep: () => void,
): void {
  const kept = list.find(id);
  if (kept === undefined) {
    keep();
    toasts.show('찜했어요', {
      name: '되돌리기',
      run: () => {
        list.leave(id);
      },
    });
  } else {
    list.leave(id);
    toasts.show('찜을 해제했어요', {
      name: '되돌리기',
      run: () => {
        list.putBack(kept);
      },
    });
  }
}
