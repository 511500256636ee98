/** More names than this are the whole country (spec/readings R9). */
const NAMES_LIMIT = 16;

/** Area names in one line (spec/readings R9): nothing, the name, `{first} 외 {n−1}`, or 전국. */
export function areaNamesLabel(names: readonly string[]): string {
  return names.length > NAMES_LIMIT ? '전국' : firstAndOthers(names);
}

/**
 * The same of areas that one has to live in: those may be many and are never the whole country, in
 * which everybody lives.
 */
export function firstAndOthers(names: readonly string[]): string {
  const [first = ''] = names;
  return names.length < 2 ? first : `${first} 외 ${names.length - 1}`;
}
