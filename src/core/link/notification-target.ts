import { COMMUNITY_CATEGORY, ITEM_TYPE } from '../shared/codes';
import { isDongCode } from '../shared/dong-code';
import { isId } from '../shared/ids';
import { textIn } from '../shared/stored-json';
import { APP_PAGES } from './app-pages';
import { pagePath } from './page-path';
import { isSafePath } from '../shared/safe-path';

export type NotificationTarget =
  | { path: string }
  | { lookup: 'community' | 'deal'; id: string }
  | { invalid: true };

interface Reading {
  /** Whether LINK looks like what is meant. */
  readonly isKey: (link: string) => boolean;
  readonly of: (link: string) => NotificationTarget;
}

/** What each code makes of an id or of a dong code (spec/rules §2, spec/readings R11). */
const READINGS: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  [ITEM_TYPE.HOUSE, { isKey: isId, of: (id) => ({ path: pagePath('house', { id }) }) }],
  [ITEM_TYPE.RENTAL, { isKey: isId, of: (id) => ({ path: pagePath('notice', { id }) }) }],
  [ITEM_TYPE.DEAL, { isKey: isId, of: (id) => ({ lookup: 'deal', id }) }],
  [ITEM_TYPE.COMMUNITY, { isKey: isId, of: (id) => ({ lookup: 'community', id }) }],
  [
    ITEM_TYPE.YOUTH_DONGLI,
    {
      isKey: isDongCode,
      of: (code) => ({ path: `${APP_PAGES.notices.path}?isPush=T&DONGLI_CD=${code}` }),
    },
  ],
  [
    ITEM_TYPE.MATE_DONGLI,
    { isKey: isDongCode, of: (code) => ({ path: `${APP_PAGES.mate.path}?dongliCode=${code}` }) },
  ],
  [
    ITEM_TYPE.DIRECT_DONGLI,
    { isKey: isDongCode, of: (code) => ({ path: `${APP_PAGES.direct.path}?dongliCode=${code}` }) },
  ],
]);

/**
 * Where a notification leads (spec/rules §2, spec/readings R11): a path, an item to look up first,
 * or nowhere. LINK is an id, for the dongli codes a dong code; a LINK that is a safe path of this
 * origin opens as that path, whatever the code.
 */
export function notificationTarget(n: {
  readonly NOTI_TARGET_CD: string;
  readonly LINK: string;
}): NotificationTarget {
  const link = textIn(n.LINK);
  if (link === null) return { invalid: true };
  if (isSafePath(link)) return { path: link };
  const reading = READINGS.get(n.NOTI_TARGET_CD);
  return reading?.isKey(link) === true ? reading.of(link) : { invalid: true };
}

/**
 * The page of a community item that was looked up (spec/readings R11); null where there is none, or
 * the id is no id.
 */
export function communityPath(
  item: { readonly categoryTypeCode: string } | null,
  id: string,
): string | null {
  if (item === null || !isId(id)) return null;
  const isContent = item.categoryTypeCode === COMMUNITY_CATEGORY.CONTENT;
  return isContent ? pagePath('content', { id }) : pagePath('post', { id });
}

/**
 * The page of a deal that was looked up (spec/readings R11): `direct` or `mate`, in any case; null
 * for any other, where there is none, or where the id is no id.
 */
export function dealPath(result: { readonly dealType: string } | null, id: string): string | null {
  if (!isId(id)) return null;
  switch (result?.dealType.toLowerCase()) {
    case 'direct':
      return pagePath('directDetail', { id });
    case 'mate':
      return pagePath('mateDetail', { id });
    default:
      return null;
  }
}
