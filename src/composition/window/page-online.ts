import type { ListenToOnline } from '../../ui/stores/listen-to-online';

/** When a browser finds its network again. */
export const browserPageOnline =
  (view: Window): ListenToOnline =>
  (back) => {
    view.addEventListener('online', back);
    return () => {
      view.removeEventListener('online', back);
    };
  };

/** False where a browser knows that it has none; true says little. */
export const browserHasNetwork =
  ({ navigator }: Window): (() => boolean) =>
  () =>
    navigator.onLine;
