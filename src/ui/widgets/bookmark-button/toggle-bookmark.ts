import type { BookmarkKind } from '#core';
import type { ToastStore } from '../../stores/toast-store';
import type { BookmarkStore } from '../../stores/zzim/bookmark-store';
import { toggleKept } from '../keep-button/toggle-kept';

/** Keeps a notice, a post or an article, or lets it go; a toast says so and takes it back. */
export function toggleBookmark(
  { bookmarks, toasts }: { readonly bookmarks: BookmarkStore; readonly toasts: ToastStore },
  kind: BookmarkKind,
  id: string,
): void {
  const kept = {
    find: () => bookmarks.find(kind, id),
    leave: () => {
      bookmarks.leave(kind, id);
    },
    putBack: bookmarks.putBack.bind(bookmarks),
  };
  toggleKept(kept, toasts, id, () => {
    bookmarks.keep(kind, id);
  });
}
