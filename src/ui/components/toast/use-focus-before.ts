import { useRef, type FocusEvent } from 'react';

/**
 * Remembers what had the focus before it came into something that goes away by itself; `giveBack`
 * puts it there again. `[data-toast]` marks what goes away.
 */
export function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null);
  return {
    keep: ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && from.closest('[data-toast]') === null)
        before.current = from;
    },
    giveBack: () => {
      before.current?.focus({ preventScroll: true });
    },
  };
}
