/** A page that is never at rest has it done all the same. */
const IDLE_MS = 5000;

/** Does something when the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle time to ask for.
  if (!('requestIdleCallback' in window)) {
    action();
    return () => undefined;
  }
  const asked = requestIdleCallback(action, { timeout: IDLE_MS });
  return () => {
    cancelIdleCallback(asked);
  };
}
