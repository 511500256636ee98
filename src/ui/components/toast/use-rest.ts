import { useRef, type FocusEvent } from 'react';

/** True while a pointer, or the focus, rests on a message: it stays for as long as one of them does. */
export type OnHold = (by: 'pointer' | 'focus', held: boolean) => void;

/**
 * Tells what rests on a message, which goes away by itself, and remembers what had the focus before
 * it came in: `giveBack` puts it there again. `[data-toast]` marks such messages.
 */
export function useRest(onHold: OnHold) {
  const before = useRef<HTMLElement | null>(null);
  return {
    resting: {
      onPointerEnter: () => {
        onHold('pointer', true);
      },
      onPointerLeave: () => {
        onHold('pointer', false);
      },
      onFocus: ({ relatedTarget: from }: FocusEvent) => {
        if (from instanceof HTMLElement && from.closest('[data-toast]') === null)
          before.current = from;
        onHold('focus', true);
      },
      onBlur: () => {
        onHold('focus', false);
      },
    },
    giveBack: () => {
      before.current?.focus({ preventScroll: true });
    },
  };
}
