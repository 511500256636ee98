import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes what is open in a box, beside the page and not over it, the way people expect of it: by
 * Escape, by a press outside of the box, and once the focus has moved out of it. After Escape the
 * focus is on what opened it: the first of the box that says so by `aria-expanded`.
 */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const left = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) close();
    };
    const pressed = (event: KeyboardEvent) => {
      // What is above it has taken the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    // A press as well: Safari gives no focus to what is pressed.
    addEventListener('pointerdown', left);
    addEventListener('focusin', left);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('pointerdown', left);
      removeEventListener('focusin', left);
      removeEventListener('keydown', pressed);
    };
  }, [box, isOpen]);
}
