import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML and while the browser takes that over, true from then on; at once
 * where a view is first drawn in the browser. For what only a browser knows, or may set.
 */
export const useIsAttached = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
