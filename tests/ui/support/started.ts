const stops: (() => void)[] = [];

/** What was started for a test, to be stopped after it. */
export function stopAfterwards(stop: () => void): void {
  stops.push(stop);
}

/** Stops what the test started. */
export function stopStarted(): void {
  for (const stop of stops.splice(0)) stop();
}
