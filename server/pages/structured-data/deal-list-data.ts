import { APP_PAGES, SITE_NAME } from '#core';
import { trailOf, type Thing } from './thing';

/** What a list shows first: what each is called, and its path. */
export interface ListedDeals {
  readonly items: readonly { readonly name: string; readonly path: string }[];
  /** On all pages. */
  readonly total: number;
}

/** The page that leads to all dongs of a list. */
type WholeList = (typeof APP_PAGES)['deal' | 'mate'];

/** The way to a list, of a dong or of all. */
export const dealTrail = (
  whole: WholeList,
  dong: { readonly name: string; readonly path: string } | null,
): readonly (readonly [name: string, path: string])[] => [
  [SITE_NAME, APP_PAGES.home.path],
  [whole.title, whole.path],
  ...(dong === null ? [] : [[dong.name, dong.path] as const]),
];

/**
 * The page of a list as data: the way to it and the deals that it shows first; `listed` is null where it
 * shows others than the page names by its own path.
 */
export const dealListData = (
  title: string,
  trail: ReturnType<typeof dealTrail>,
  listed: ListedDeals | null,
): readonly Thing[] => [
  ...(listed === null
    ? []
    : [
        {
          '@type': 'ItemList',
          name: title,
          numberOfItems: listed.total,
          itemListElement: listed.items.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: { link: path },
          })),
        },
      ]),
  trailOf(trail),
];
