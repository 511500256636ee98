import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Newer browsers grow it by themselves. */
const IS_GROWN_BY_CSS =
  typeof document !== 'undefined' && 'fieldSizing' in document.documentElement.style;

/** The box of a field that is as tall as what is written in it, as far as there is room. */
export function useGrownField(text: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = box.current?.querySelector('textarea');
    if (!field || IS_GROWN_BY_CSS) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [text]);
  return box;
}
