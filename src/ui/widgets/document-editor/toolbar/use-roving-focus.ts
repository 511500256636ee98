import { useState, type KeyboardEvent } from 'react';

/** How many places on a key leads. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One stop of Tab for a row of buttons: arrows, Home and End lead from one to the next. `at` is the one
 * that Tab finds.
 */
export function useRovingFocus(count: number) {
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const next = step === undefined ? ends[event.key] : (at + step + count) % count;
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    const button = event.currentTarget.querySelectorAll('button')[next];
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return { at, setAt, onKeyDown };
}
