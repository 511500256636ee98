import { contentPath, pageTitle, type Content } from '#core';
import type { DrawnPage } from '../../../ports/page-drawer';
import { htmlText } from '../../../shared/html-text';

/** Beside the pages of articles, which lie in a folder of their own. */
export const INDEX = 'index.html';
export const pageName = (id: string): string => `contents/${id}.html`;

interface Frame {
  readonly title: string;
  readonly head: string;
  /** As the page names them. */
  readonly styles: readonly string[];
  readonly body: string;
}

/** A page that is opened from the disk: no script, nothing from anywhere else. */
export const pageHtml = ({ title, head, styles, body }: Frame): string =>
  `<!doctype html>
<html lang="ko" data-typeface="on">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${htmlText(href)}">`).join('\n')}
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** An article's page as it was drawn; links lead to other pages of the preview, or nowhere. */
export function articleHtml(
  { id, title }: Pick<Content, 'id' | 'title'>,
  { html, links }: Pick<DrawnPage, 'html' | 'links'>,
  others: ReadonlySet<string>,
  styles: readonly string[],
): string {
  const body = html.replace(OWN_LINK, (_, path: string) => {
    const to = fileOf(path, id, others);
    return to === null ? '' : ` href="${to}"`;
  });
  return pageHtml({
    title: `미리보기 · ${pageTitle(title)}`,
    head: links,
    styles: styles.map((name) => `../${name}`),
    body: `<div id="root">${body}</div>`,
  });
}

/** Words have no `"` of their own in HTML that was drawn. */
const OWN_LINK = / href="(\/(?!\/)[^"]*)"/g;

/** What stands in the preview for a path of the site; null where nothing does. */
function fileOf(path: string, id: string, others: ReadonlySet<string>): string | null {
  const [page = '', anchor] = path.split('#');
  const behind = anchor === undefined ? '' : `#${anchor}`;
  if (/^\/feed(?:\/|$)/.test(page)) return `../${INDEX}`;
  if (page === contentPath(id)) return behind === '' ? `${id}.html` : behind;
  const other = [...others].find((one) => page === contentPath(one));
  return other === undefined ? null : `${other}.html${behind}`;
}
