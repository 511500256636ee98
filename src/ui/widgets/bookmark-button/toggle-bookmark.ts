import type { BookmarkStore } from '../../stores/zzim/bookmark-store';
import type { ToastStore } from '../../stores/toast-store';

/** Keeps a notice or lets it go; a toast says so and takes it back. */
export function toggleBookmark(
  { bookmarks, toasts }: { readonly bookmarks: BookmarkStore; readonly toasts: ToastStore },
  id: string,
): void {
  const kept = bookmarks.find(id);
  if (kept === undefined) {
    bookmarks.keep(id);
    toasts.show('찜했어요', {
      name: '되돌리기',
      run: () => {
        bookmarks.leave(id);
      },
    });
  } else {
    bookmarks.leave(id);
    toasts.show('찜을 해제했어요', {
      name: '되돌리기',
      run: () => {
        bookmarks.putBack(kept);
      },
    });
  }
}
