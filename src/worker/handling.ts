import type { Place } from './world';

/** How a request is seen to. */
export type Handling =
  /** A file of a build, which never changes. */
  | 'file'
  | 'font'
  /** A piece of the map that never changes under its address. */
  | 'tile'
  /** The ground of the map, and tiles that are asked for anew. */
  | 'ground'
  | 'picture'
  /** Data that everybody may see. */
  | 'answer'
  /** A page of the app. */
  | 'page'
  /** Not at all: the browser does as if no worker were there. */
  | 'pass';

/** What has to be known of a request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly isNavigation: boolean;
}

/**
 * Data of houses, notices and articles, and of places. What people write (posts, deals, mates, chats)
 * is left out: what is held, hidden or deleted is shown no more from that moment on.
 */
const PUBLIC =
  /^\/(?:v2\/(?:houses|contents|stops|places|areas|codes|dongs|map\/dongs?)(?:\/|$)|v2\/notices(?:\/[\w-]+)?$|v1\/inventories$)/;

/** What is no page although a browser may go there: calls and files. */
const NO_PAGE = /^\/(?:v\d+|images|docs|\.well-known)\/|\.\w+$|^\/(?:healthz|readyz|map\/find)$/;

export function handlingOf({ method, url, isNavigation }: Asked, place: Place): Handling {
  if (method !== 'GET') return 'pass';
  const { origin, pathname, searchParams } = new URL(url);
  if (isNavigation) return origin === place.page && !NO_PAGE.test(pathname) ? 'page' : 'pass';
  if (origin === place.page && pathname.startsWith('/assets/'))
    return pathname.endsWith('.woff2') ? 'font' : 'file';
  if (origin === place.images && pathname.startsWith('/images/')) return 'picture';
  if (origin !== place.api) return 'pass';
  if (pathname === '/map/base.json') return 'ground';
  if (pathname.startsWith('/v2/map/tiles/')) return searchParams.has('v') ? 'tile' : 'ground';
  return PUBLIC.test(pathname) ? 'answer' : 'pass';
}

/** What has to be known of an answer before it is kept. */
export interface Answered {
  readonly status: number;
  readonly cacheControl: string | null;
  /** Whether somebody asked, and not just anybody. */
  readonly hasSession: boolean;
}

/**
 * Whether an answer may be kept: it came whole, nobody said otherwise, and it is the same for
 * everybody: a visitor asked, or the server says so.
 */
export function mayBeKept({ status, cacheControl, hasSession }: Answered): boolean {
  const said = new Set((cacheControl ?? '').toLowerCase().split(/[\s,]+/));
  if (status !== 200 || said.has('no-store') || said.has('private')) return false;
  return !hasSession || said.has('public');
}

/** Advertisements: nobody came for them, so how old they are says nothing of the page. */
export const isAside = (url: string): boolean => new URL(url).pathname === '/v1/inventories';

/** As proxies answer for a server that is not there. */
export const isUnreached = (status: number): boolean => status >= 502 && status <= 504;

/** Which picture it is, in whatever size; null where its address does not say. */
export function pictureOf(url: string): string | null {
  const path = new URL(url).pathname;
  const at = path.indexOf('filters:');
  const slash = at === -1 ? -1 : path.indexOf(')/', at);
  return slash === -1 ? null : path.slice(path.lastIndexOf(')/') + 2);
}
