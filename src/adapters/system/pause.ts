/** Listens for what ends a pause early. Returns a function that stops it. */
type ListenToWake = (wake: () => void) => () => void;

const nothing: ListenToWake = () => () => undefined;

/** Waits so many ms, or until the signal ends, or until it is woken: true then. */
export function pause(ms: number, signal: AbortSignal, listen = nothing): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isWoken: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      stopListening();
      resolve(isWoken);
    };
    const end = () => {
      finish(false);
    };
    const timer = setTimeout(end, ms);
    const stopListening = listen(() => {
      finish(true);
    });
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
