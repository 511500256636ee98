/** spec/readings R10; something stands behind the second slash. */
const LIST_PAGES: readonly (readonly [string, string])[] = [
  ['/place/', '/map'],
  ['/contents/', '/feed'],
  ['/posts/', '/youth/communities'],
  ['/notices/', '/youth/notices'],
  ['/mate/', '/mate'],
  ['/direct/', '/deal'],
  ['/deal/', '/deal'],
];

/**
 * The list page that Back leads to when an app is opened cold at a path (spec/readings R10); null
 * for a path that has none. Query and hash do not count.
 */
export function backstackFor(path: string): string | null {
  const bare = path.replace(/[?#].*/s, '');
  const pair = LIST_PAGES.find(([start]) => bare.startsWith(start) && bare !== start);
  return pair === undefined ? null : pair[1];
}
