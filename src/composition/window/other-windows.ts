import type { OtherWindows } from '../../ui/stores/other-windows';

/** All that is ever said between windows: the session changed, ask the server. */
const CHANGED = 'hankan:session-changed';

/** The windows around a browser's window. Whatever comes from another origin is not heard. */
export function browserOtherWindows(view: Window): OtherWindows {
  const { origin } = view.location;
  const opener = (): Window | null => {
    try {
      const window = view.opener as Window | null;
      // Reading another origin's location throws.
      return window !== null && !window.closed && window.location.origin === origin ? window : null;
    } catch {
      return null;
    }
  };
  return {
    hasOpener: () => opener() !== null,
    hasReferrer: () => view.document.referrer !== '',
    tellOpener: () => {
      opener()?.postMessage(CHANGED, origin);
    },
    listen: (changed) => {
      const heard = (event: MessageEvent<unknown>) => {
        if (event.origin === origin && event.data === CHANGED) changed();
      };
      view.addEventListener('message', heard);
      return () => {
        view.removeEventListener('message', heard);
      };
    },
    close: () => {
      view.close();
    },
  };
}
