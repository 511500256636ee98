/** The path of a path-with-search-and-hash. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** Its search with the question mark; '' without one. */
export const searchOf = (url: string): string => /^[^#]*?(\?[^#]*)/.exec(url)?.[1] ?? '';

/** Its hash with the sign; '' without one. */
export const hashOf = (url: string): string => /#.*$/s.exec(url)?.[0] ?? '';

/** The same address without slashes at the end of its path, which is what the app compares. */
export const withoutSlash = (url: string): string => {
  const path = pathOf(url);
  return `${path.replace(/(.)\/+$/, '$1')}${url.slice(path.length)}`;
};

/** The same address with another search. */
export const withSearch = (url: string, search: string): string =>
  `${pathOf(url)}${search}${hashOf(url)}`;
