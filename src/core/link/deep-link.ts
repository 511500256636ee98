import type { Cancellation } from '../shared/abort';
import type { ItemLookup, Notifications } from './link.ports';
import type { OpenedTarget } from './native-bridge.ports';
import { communityPath, dealPath, notificationTarget } from './notification-target';
import { isSafePath } from './safe-return-path';

/** Where the app's own links point to. */
export interface LinkHome {
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** `hankan` of `hankan://place/1`. */
  readonly scheme: string;
}

/**
 * The path that an app link opens: an address of the site, one of the app's scheme, or a path. Null
 * for everything else, whatever it looks like (readings.md R13).
 */
export function deepLinkPath(link: string, home: LinkHome): string | null {
  const path = pathIn(link.trim(), home);
  return path !== null && isSafePath(path) ? path : null;
}

function pathIn(link: string, { siteUrl, scheme }: LinkHome): string | null {
  if (link.startsWith('/')) return link;
  const start = `${scheme}://`;
  if (link.slice(0, start.length).toLowerCase() === start) return `/${link.slice(start.length)}`;
  if (link === siteUrl) return '/';
  return siteUrl !== '' && link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : null;
}

/** Where something that was opened leads. */
export type OpenedPage =
  | { readonly kind: 'page'; readonly path: string }
  /** The item is gone: its list, and 삭제된 게시물입니다. (readings.md R11). */
  | { readonly kind: 'gone'; readonly list: string }
  /** Nothing that this app opens. */
  | { readonly kind: 'nowhere' };

const LIST = { community: '/youth/communities', deal: '/deal' } as const;

/**
 * Finds the page of a link or of a notification, looking its item up where the link does not tell
 * what it is. Rejects with an AppError where that cannot be asked.
 */
export async function findOpenedPage(
  deps: {
    readonly notifications: Notifications;
    readonly items: ItemLookup;
    readonly home: LinkHome;
  },
  opened: OpenedTarget,
  cancel?: Cancellation,
): Promise<OpenedPage> {
  if (opened.kind === 'link') return pageOrNowhere(deepLinkPath(opened.link, deps.home));
  const cluster = await deps.notifications.cluster(opened.id, cancel);
  if (cluster === null) return { kind: 'nowhere' };
  const target = notificationTarget(cluster);
  if ('path' in target) return { kind: 'page', path: target.path };
  if ('invalid' in target) return { kind: 'nowhere' };
  const { lookup, id } = target;
  const path =
    lookup === 'deal'
      ? dealPath(await deps.items.deal(id, cancel), id)
      : communityPath(await deps.items.community(id, cancel), id);
  return path === null ? { kind: 'gone', list: LIST[lookup] } : { kind: 'page', path };
}

function pageOrNowhere(path: string | null): OpenedPage {
  return path === null ? { kind: 'nowhere' } : { kind: 'page', path };
}
