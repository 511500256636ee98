import { APP_PAGES, contentPath, SITE_NAME, seoulMidnight } from '#core';
import type { ContentRecord } from '../ports/magazine/contents';
import { htmlText } from '../shared/html-text';

export const FEED_PATH = '/feed.xml';
export const FEED_TITLE = `${SITE_NAME} ${APP_PAGES.feed.title}`;

/** What XML has no way to say. */
const ODD = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The five signs of HTML are all of XML's. */
const xmlText = (text: string): string => htmlText(text.replace(ODD, ''));

const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

const textOf = (html: string | undefined): readonly string[] =>
  html === undefined ? [] : [tag('content:encoded', html)];

const timeOf = (day: string): string => new Date(seoulMidnight(day)).toUTCString();

/**
 * Articles as RSS 2.0, in their order, each with its text where `texts` has one by its id. Its addresses
 * are whole: `origin` is where the site is.
 */
export function rssOf(
  contents: readonly ContentRecord[],
  origin: string,
  texts: ReadonlyMap<string, string> = new Map(),
): string {
  const whole = (path: string) => new URL(path, origin).href;
  const items = contents.map((content) => {
    const link = whole(contentPath(content.id));
    return [
      '<item>',
      tag('title', content.isExample ? `예시 · ${content.title}` : content.title),
      tag('link', link),
      `<guid isPermaLink="true">${xmlText(link)}</guid>`,
      tag('pubDate', timeOf(content.publishedOn)),
      ...content.tags.map((name) => tag('category', name)),
      tag('description', content.summary),
      ...textOf(texts.get(content.id)),
      '</item>',
    ].join('');
  });
  const [latest] = contents;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    tag('title', FEED_TITLE),
    tag('link', whole(APP_PAGES.feed.path)),
    tag('description', '혼자 사는 데 필요한 글을 한 편씩 전해요.'),
    tag('language', 'ko'),
    ...(latest === undefined ? [] : [tag('lastBuildDate', timeOf(latest.publishedOn))]),
    `<atom:link href="${xmlText(whole(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}
