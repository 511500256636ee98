import { useEffect, type RefObject } from 'react';

/** A form that opens at one of its questions, with the focus in it; null is its top. */
export function useSectionAtOnce(
  form: RefObject<HTMLElement | null>,
  section: string | null,
): void {
  useEffect(() => {
    if (section === null) return;
    const target = form.current?.querySelector<HTMLElement>(`[data-section~="${section}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector('input')?.focus({ preventScroll: true });
  }, [form, section]);
}
