import { APP_PAGES, dongPath, houseName, housePath, LIST_PAGE_SIZE, SITE_NAME } from '#core';
import type { HouseSummaryRecord } from '../../ports/houses/house-record';
import type { StoredDong } from '../../ports/map/places';
import { addressOf, pointOf, trailOf, type Thing } from './thing';

/** One page of the houses of a dong, as the list shows it. */
export interface ListedHouses {
  readonly page: number;
  readonly items: readonly HouseSummaryRecord[];
  /** On all pages. */
  readonly total: number;
}

const listOf = (name: string, { page, items, total }: ListedHouses): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map((house, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * LIST_PAGE_SIZE + index + 1,
    name: houseName(house),
    url: { link: housePath(house.id) },
  })),
});

/**
 * The page of a dong as data: where it is, the way to it, and the houses that the list shows; null
 * where that shows others than the page names by its own path.
 */
export function dongData(
  dong: StoredDong,
  title: string,
  listed: ListedHouses | null,
): readonly Thing[] {
  const path = dongPath(dong.dongliCode);
  const name = [dong.sigungu, dong.dong].filter(Boolean).join(' ');
  return [
    {
      '@type': 'Place',
      name: [dong.sido, name].filter(Boolean).join(' '),
      url: { link: path },
      address: addressOf(dong),
      geo: pointOf(dong),
    },
    ...(listed === null ? [] : [listOf(title, listed)]),
    trailOf([
      [SITE_NAME, APP_PAGES.home.path],
      [APP_PAGES.map.title, APP_PAGES.map.path],
      [name, path],
    ]),
  ];
}
