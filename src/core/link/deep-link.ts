import type { Cancellation } from '../shared/abort';
import type { ItemLookup, Notifications } from './link.ports';
import { linkedItem } from './linked-item';
import type { OpenedTarget } from './native-bridge.ports';
import { communityPath, dealPath, notificationTarget } from './notification-target';
import { isSafePath } from '../shared/safe-path';

/** Where the app's own links point to. */
export interface LinkHome {
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** `hankan` of `hankan://place/1`. */
  readonly scheme: string;
}

/**
 * The path that an app link opens: an address of the site, one of the app's scheme, or a path. Null
 * for everything else, whatever it looks like (spec/readings R13).
 */
export function deepLinkPath(link: string, home: LinkHome): string | null {
  const path = pathIn(link.trim(), home);
  return path !== null && isSafePath(path) ? path : null;
}

function pathIn(link: string, { siteUrl, scheme }: LinkHome): string | null {
  if (link.startsWith('/')) return link;
  const start = `${scheme}://`;
  if (link.slice(0, start.length).toLowerCase() === start) return `/${link.slice(start.length)}`;
  if (siteUrl === '') return null;
  if (link === siteUrl) return '/';
  return link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : null;
}

/** Where something that was opened leads. */
export type OpenedPage =
  | { readonly kind: 'page'; readonly path: string }
  /** What it led to is gone: 삭제된 게시물입니다., and no navigation (spec/readings R11). */
  | { readonly kind: 'gone' }
  /** Nothing that this app opens. */
  | { readonly kind: 'nowhere' };

interface LinkWorld {
  readonly notifications: Notifications;
  readonly items: ItemLookup;
  readonly home: LinkHome;
}

const GONE: OpenedPage = { kind: 'gone' };
const NOWHERE: OpenedPage = { kind: 'nowhere' };

/**
 * Finds the page of a link or of a notification, after looking up the post, content or deal that it
 * leads to. Rejects with an AppError where that cannot be asked.
 */
export async function findOpenedPage(
  world: LinkWorld,
  opened: OpenedTarget,
  cancel?: Cancellation,
): Promise<OpenedPage> {
  if (opened.kind === 'link') {
    const path = deepLinkPath(opened.link, world.home);
    return path === null ? NOWHERE : pageThatIsThere(world.items, path, cancel);
  }
  const cluster = await world.notifications.cluster(opened.id, cancel);
  if (cluster === null) return GONE;
  const target = notificationTarget(cluster);
  if ('path' in target) return pageThatIsThere(world.items, target.path, cancel);
  if ('invalid' in target) return NOWHERE;
  const { lookup, id } = target;
  const path =
    lookup === 'deal'
      ? dealPath(await world.items.deal(id, cancel), id)
      : communityPath(await world.items.community(id, cancel), id);
  return path === null ? GONE : { kind: 'page', path };
}

/** A path as it is, unless it shows an item that is none any more. */
async function pageThatIsThere(
  items: ItemLookup,
  path: string,
  cancel?: Cancellation,
): Promise<OpenedPage> {
  const item = linkedItem(path);
  if (item === null) return { kind: 'page', path };
  const found = item.id === null ? null : await items[item.lookup](item.id, cancel);
  return found === null ? GONE : { kind: 'page', path };
}
