/** major.minor.patch of an app shell (spec/rules §7). */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/**
 * The version that a text names (spec/readings R22); missing parts are 0. Null, which counts as
 * unknown and never as old, for anything else: a prefix, an empty part, more than three, a number
 * too large to compare.
 */
export function parseVersion(text: string): Version | null {
  if (!/^\d+(\.\d+){0,2}$/.test(text)) return null;
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return [major, minor, patch].every(Number.isSafeInteger) ? { major, minor, patch } : null;
}

const read = (version: Version | string | null): Version | null =>
  typeof version === 'string' ? parseVersion(version) : version;

/**
 * −1 where the first version is older, 1 where it is newer, 0 where they are equal. An unknown one
 * (null, or a text that is no version) is neither older nor newer.
 */
export function compareVersions(
  a: Version | string | null,
  b: Version | string | null,
): -1 | 0 | 1 {
  const one = read(a);
  const other = read(b);
  if (one === null || other === null) return 0;
  const difference = one.major - other.major || one.minor - other.minor || one.patch - other.patch;
  return Math.sign(difference) as -1 | 0 | 1;
}
