import { useCallback, useSyncExternalStore } from 'react';

/** $desktop in styles/_mixins.scss. */
export const DESKTOP = '(min-width: 1024px)';

/** True while the window is as the query says. Prefer a media query in the style sheet. */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
