/** The quietest that counts, in decibels below the loudest that the microphone gives. */
const QUIETEST_DB = -70;

/** A rough level, 0 to 100, of samples between −1 and 1. */
export function noiseLevel(samples: Float32Array): number {
  const power = samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length);
  const decibels = power > 0 ? 10 * Math.log10(power) : QUIETEST_DB;
  return Math.round(Math.min(100, Math.max(0, 100 * (1 - decibels / QUIETEST_DB))));
}
