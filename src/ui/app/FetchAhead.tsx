import { useEffect } from 'react';

/** The screen that is on the page comes first: what it leads to is fetched a moment later. */
const AHEAD_MS = 3000;

/** Fetches the chunk of what will probably be asked for next; draws nothing. */
export function FetchAhead({ load }: { readonly load: () => Promise<unknown> }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      load().catch(() => undefined);
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [load]);
  return null;
}
