import { dayTime, type Yyyymmdd } from '#core';

/** A page, and the day on which it last said something else; null where nobody knows. */
export interface Listed {
  readonly path: string;
  readonly changedOn: Yyyymmdd | null;
}

/** What a sitemap may hold (sitemaps.org). */
export const MOST_LISTED = 50_000;

/** Pages as a sitemap; `origin` is where the site is. */
export const urlset = (pages: readonly Listed[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map((page) => urlOf(page, origin)).join('')}</urlset>\n`;

function urlOf({ path, changedOn }: Listed, origin: string): string {
  const changed = changedOn === null ? '' : `<lastmod>${dayTime(changedOn)}</lastmod>`;
  return `<url><loc>${new URL(path, origin).href}</loc>${changed}</url>`;
}
