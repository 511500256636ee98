/** Four times as long is less than what a person notices, and phones are four times as slow. */
const SLICE_MS = 4;

/**
 * Takes the steps of a work in slices, each in a task of its own, and hands over what they come to.
 * Returns a function that leaves the rest undone.
 */
export function inSlices<Made>(steps: Iterator<unknown, Made>, done: (made: Made) => void) {
  let next = setTimeout(go);
  function go(): void {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) {
        done(step.value);
        return;
      }
    } while (performance.now() < end);
    next = setTimeout(go);
  }
  return (): void => {
    clearTimeout(next);
  };
}
