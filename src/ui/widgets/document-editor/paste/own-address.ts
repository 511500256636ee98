import { isLinkAddress, pageAt, isSafePath } from '#core';

/** Where this site stands, so that its own addresses are known wherever they were copied. */
export class OwnAddresses {
  private readonly origins: readonly string[];

  /** Addresses of the site; an empty one is left out. */
  constructor(sites: readonly string[]) {
    this.origins = sites.flatMap((site) => urlOf(site)?.origin ?? []);
  }

  /** Where a link leads as a document says it: a path where it is one of ours. Null for none. */
  linkOf(text: string): string | null {
    const href = text.trim();
    const url = urlOf(href);
    if (url === null) return null;
    if (this.origins.includes(url.origin)) {
      const path = `${url.pathname}${url.search}${url.hash}`;
      return isSafePath(path) && isLinkAddress(path) ? path : null;
    }
    // Search engines and documents on the net lead through a page of their own.
    const passage = /^https:\/\/www\.google\.com\/url$/.test(url.origin + url.pathname);
    const target = passage ? (url.searchParams.get('q') ?? href) : href;
    return isLinkAddress(target) ? target : null;
  }

  /** The house whose page an address is; null where it is none of ours. */
  houseOf(text: string): string | null {
    return houseAt(this.linkOf(text) ?? '');
  }
}

/** The house whose page a path is; null for every other. */
export function houseAt(path: string): string | null {
  const found = pageAt(path.replace(/[?#].*$/, ''));
  return found?.name === 'house' ? (found.params['id'] ?? null) : null;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
