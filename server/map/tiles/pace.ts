/** Resolves once others have had the event loop; null while there is no need yet. */
export type Rest = () => Promise<void> | null;

/** Long work asks this between its steps, so that no request waits for it longer than about `ms`. */
export function restEvery(ms: number): Rest {
  let since = performance.now();
  return () => {
    if (performance.now() - since < ms) return null;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
