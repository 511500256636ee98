import type { ToastStore } from '../../stores/toast-store';
import type { BookmarkStore } from '../../stores/zzim/bookmark-store';
import { toggleKept } from '../keep-button/toggle-kept';

/** Keeps a notice or lets it go; a toast says so and takes it back. */
export function toggleBookmark(
  { bookmarks, toasts }: { readonly bookmarks: BookmarkStore; readonly toasts: ToastStore },
  id: string,
): void {
  toggleKept(bookmarks, toasts, id, () => {
    bookmarks.keep(id);
  });
}
