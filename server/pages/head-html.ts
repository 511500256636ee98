import { pageTitle, SITE_NAME, SITE_TITLE } from '#core';
import { FEED_PATH } from '../magazine/rss';
import { htmlText } from '../shared/html-text';
import { dataHtml } from './structured-data/data-html';
import { CARD, type PageHead } from './page-head';

/** Characters; what is longer is cut by those who show it, and less well. */
const MOST = { title: 80, description: 200, alt: 100 } as const;

/**
 * One line of at most so many characters, in its own direction: without control characters, marks
 * that turn the writing around, and halves of characters.
 */
function line(text: string, most: number): string {
  const clean = text
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const signs = Array.from(clean);
  return signs.length <= most
    ? clean
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** Texts are lines; links are whole. */
const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${htmlText(value)}"`)
    .join(' ')}>`;

const named = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** A path of the site as a whole address; null where nobody knows where the site is. */
function whole(link: string, origin: string | null): string | null {
  const base = origin ?? undefined;
  return URL.canParse(link, base) ? new URL(link, base).href : null;
}

/** Where programs that read along find what is new. */
function feedLink(title: string | null, origin: string | null): readonly string[] {
  const href = title === null ? null : whole(FEED_PATH, origin);
  if (title === null || href === null) return [];
  return [tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href })];
}

/**
 * A head as HTML: title, description, Open Graph, Twitter's card, and the data of what is shown.
 * `origin` is where the site is; without it nothing that has to be a whole address is named.
 */
export function headHtml(head: PageHead, origin: string | null): string {
  const title = head.title === null ? null : line(head.title, MOST.title);
  const description = line(head.description, MOST.description);
  const address = head.path === null ? null : whole(head.path, origin);
  const picture = whole(head.picture.link, origin);
  const link = (rel: string, path: string | null) => {
    const href = path === null ? null : whole(path, origin);
    return href === null ? [] : [tag('link', { rel, href })];
  };
  return [
    `<title>${htmlText(pageTitle(title))}</title>`,
    named('description', description),
    ...(head.isListed ? [] : [named('robots', 'noindex')]),
    ...link('canonical', head.path),
    ...link('prev', head.previous),
    ...link('next', head.next),
    ...feedLink(head.feed, origin),
    property('og:type', head.kind),
    property('og:site_name', SITE_NAME),
    property('og:locale', 'ko_KR'),
    property('og:title', title ?? SITE_TITLE),
    property('og:description', description),
    ...(address === null ? [] : [property('og:url', address)]),
    ...(picture === null
      ? [named('twitter:card', 'summary')]
      : [
          property('og:image', picture),
          property('og:image:width', String(CARD.width)),
          property('og:image:height', String(CARD.height)),
          property('og:image:alt', line(head.picture.alt, MOST.alt)),
          named('twitter:card', 'summary_large_image'),
        ]),
    dataHtml(head.data, (path) => whole(path, origin)),
  ].join('');
}
