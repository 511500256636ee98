/** Milliseconds of many calls. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), count: sorted.length };
}

/** What a call takes, and what it answers. */
export async function timed<Answer>(
  call: () => Promise<Answer> | Answer,
): Promise<{ readonly ms: number; readonly answer: Answer }> {
  const begun = performance.now();
  const answer = await call();
  return { ms: performance.now() - begun, answer };
}
