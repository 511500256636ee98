/** The part of `process` that signals come through. */
export interface Signals {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/** What a shell says of a program that was interrupted. */
const INTERRUPTED = 130;

/**
 * The first SIGINT or SIGTERM stops in order (`stop` finishes what is asked and closes the
 * database) and leaves with 0; a second one, or a stop that fails, leaves at once. Leaving at once
 * is safe: the database keeps what it has acknowledged.
 */
export function stopOnSignals(signals: Signals, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) {
      signals.exit(INTERRUPTED);
      return;
    }
    isStopping = true;
    stop().then(
      () => {
        signals.exit(0);
      },
      () => {
        signals.exit(1);
      },
    );
  };
  signals.on('SIGINT', onSignal);
  signals.on('SIGTERM', onSignal);
}
