import {
  APP_PAGES,
  contentPath,
  dayTime,
  SITE_NAME,
  feedTagPath,
  type ContentSummary,
} from '#core';
import type { ContentRecord } from '../../ports/magazine/contents';
import { trailOf, type Thing } from './thing';

const FEED: readonly (readonly [name: string, path: string])[] = [
  [SITE_NAME, APP_PAGES.home.path],
  [APP_PAGES.feed.title, APP_PAGES.feed.path],
];

const PUBLISHER: Thing = {
  '@type': 'Organization',
  name: SITE_NAME,
  url: { link: APP_PAGES.home.path },
};

/** An article's page as data: what it is, who publishes it, and the way to it. */
export function contentData(content: ContentRecord, picture: string | null): readonly Thing[] {
  const { id, title, summary, tags, publishedOn, minutes } = content;
  const path = contentPath(id);
  const [tag] = tags;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: summary,
      url: { link: path },
      ...(picture === null ? {} : { image: { link: picture } }),
      datePublished: dayTime(publishedOn),
      keywords: tags.join(', '),
      timeRequired: `PT${String(minutes)}M`,
      inLanguage: 'ko',
      author: PUBLISHER,
      publisher: PUBLISHER,
      mainEntityOfPage: { '@type': 'WebPage', url: { link: path } },
    },
    trailOf([
      ...FEED,
      ...(tag === undefined ? [] : [[tag, feedTagPath(tag)] as const]),
      [title, path],
    ]),
  ];
}

/** The page of a list of articles as data: the way to it, and those that it shows first. */
export function feedData(
  title: string,
  path: string,
  {
    items,
    total,
  }: { readonly items: readonly Pick<ContentSummary, 'id' | 'title'>[]; readonly total: number },
): readonly Thing[] {
  const isAll = path === APP_PAGES.feed.path;
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: total,
      itemListElement: items.map((content, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: content.title,
        url: { link: contentPath(content.id) },
      })),
    },
    trailOf(isAll ? FEED : [...FEED, [title, path]]),
  ];
}
