import {
  APP_PAGES,
  COMPARED_KIND,
  directPath,
  houseName,
  housePath,
  SITE_NAME,
  type ComparedRoom,
} from '#core';
import { trailOf, type Thing } from './thing';

const pathOf = ({ kind, id }: ComparedRoom): string =>
  kind === COMPARED_KIND.house ? housePath(id) : directPath(id);

/** A comparison as data: its rooms in their order, and the way to it. */
export const compareData = (
  title: string,
  path: string,
  rooms: readonly ComparedRoom[],
): readonly Thing[] => [
  {
    '@type': 'ItemList',
    name: title,
    numberOfItems: rooms.length,
    itemListElement: rooms.map((room, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: houseName(room),
      url: { link: pathOf(room) },
    })),
  },
  trailOf([
    [SITE_NAME, APP_PAGES.home.path],
    [title, path],
  ]),
];
