import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * For a list whose items go: whoever takes one out by the keyboard goes on with the one that stands in
 * its place. Answers what the list's element is given.
 */
export function useNextFocus(list: readonly unknown[]) {
  const items = useRef<HTMLUListElement>(null);
  const focused = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = focused.current;
    if (index === null || document.activeElement !== document.body) return;
    const next = items.current?.children[Math.min(index, list.length - 1)];
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }, [list]);

  return {
    ref: items,
    onFocus: (event: FocusEvent<HTMLUListElement>) => {
      const item = event.target.closest('li');
      focused.current = [...event.currentTarget.children].findIndex((one) => one === item);
    },
  };
}
