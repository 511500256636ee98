import { APP_PAGES, noticePath, SITE_NAME, type NoticeSummary } from '#core';
import { trailOf, type Thing } from './thing';

/** The way to the list of notices. */
export const NOTICES_TRAIL: readonly (readonly [name: string, path: string])[] = [
  [SITE_NAME, APP_PAGES.home.path],
  [APP_PAGES.youth.title, APP_PAGES.youth.path],
  [APP_PAGES.notices.title, APP_PAGES.notices.path],
];

/**
 * The page of a list as data: the way to it and the notices that it shows first; null where it shows
 * others than the page names by its own path.
 */
export function noticesData(
  title: string,
  path: string,
  listed: { readonly items: readonly NoticeSummary[]; readonly total: number } | null,
): readonly Thing[] {
  const isAll = path === APP_PAGES.notices.path;
  return [
    ...(listed === null
      ? []
      : [
          {
            '@type': 'ItemList',
            name: title,
            numberOfItems: listed.total,
            itemListElement: listed.items.map((notice, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: notice.title,
              url: { link: noticePath(notice.id) },
            })),
          },
        ]),
    trailOf(isAll ? NOTICES_TRAIL : [...NOTICES_TRAIL, [title, path]]),
  ];
}
