import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the first of `selector` once a press has changed what is `shown`, which took the
 * pressed one away. Returns what is called with the press.
 */
export function usePressFocus(
  box: RefObject<HTMLElement | null>,
  shown: unknown,
  selector: string,
): () => void {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [box, shown, selector]);
  return () => {
    isPressed.current = true;
  };
}
