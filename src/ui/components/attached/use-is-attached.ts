import { createContext, use, useSyncExternalStore } from 'react';

/** Whether the views of a page that is taken over are attached; null where nothing is taken over. */
export const AttachedContext = createContext<boolean | null>(null);

const never = () => () => undefined;

/**
 * False in the server's HTML and while the browser takes that over, true from then on; at once
 * where a view is first drawn in the browser. For what only a browser knows, or may set.
 */
export function useIsAttached(): boolean {
  const told = use(AttachedContext);
  return useSyncExternalStore(
    never,
    () => told ?? true,
    () => told ?? false,
  );
}
