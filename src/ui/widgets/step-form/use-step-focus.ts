import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { FormStep } from './form-steps';

/** What is wrong in a form, in its order: fields, and groups of choices. */
const WRONG = '[aria-invalid="true"], [data-fault]';

/**
 * Puts the focus where one goes on: after a try on the first thing to mend, on a new step on its
 * question, whose top is shown.
 */
export function useStepFocus(
  form: RefObject<HTMLFormElement | null>,
  step: FormStep,
  tries: number,
): void {
  const before = useRef({ step, tries });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { step, tries };
    if (last.step === step && last.tries === tries) return;
    const wrong = form.current?.querySelector<HTMLElement>(WRONG);
    const control = wrong?.matches('fieldset')
      ? wrong.querySelector<HTMLElement>('input, button, select')
      : wrong;
    if (control != null) {
      control.focus();
      return;
    }
    if (last.step === step) return;
    window.scrollTo(0, 0);
    form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [form, step, tries]);
}
