import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes files that are dropped anywhere on an element, where nothing in it has taken them. */
export function useFileDrop(
  ref: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const taken = useEffectEvent(onFiles);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const dropped = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      taken(files);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', dropped);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', dropped);
    };
  }, [ref]);
}
