import type { DrawnPage } from '../../ports/page-drawer';
import { appFiles, type AppFiles, type Manifest } from './app-files';
import { HEAD_MARKER } from './app-page';

const ROOT = /(<div id="root">)[^]*(<\/div>\s*<noscript>)[^]*(<\/noscript>)/;
const OWN_SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const OWN_STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** Said below a page that can be read, to whoever runs no script. */
const WITHOUT_SCRIPT =
  '<p class="without-script">지도, 찜, 로그인과 문의는 브라우저에서 자바스크립트를 켜면 쓸 수 있어요.</p>';

/** Shown by the page's first script where the app's files cannot be had. */
const BROKEN =
  '<p id="hankan-broken" role="alert" hidden>화면을 누르는 데 필요한 파일을 불러오지 못했어요. <a href="">다시 불러오기</a></p>';

/** The built page with places for what each answer says. */
export interface PageTemplate {
  /** A page whose screen the app draws; these modules draw it. */
  readonly plain: (head: string, sources: readonly string[]) => string;
  /** A page that can be read before any script of the app is there. */
  readonly drawn: (head: string, page: DrawnPage) => string;
}

/** `page` is the app's page, filled but for its head ({@link HEAD_MARKER}). */
export function pageTemplate(page: string, manifest: Manifest): PageTemplate {
  const calm = page.replaceAll(OWN_SCRIPTS, '').replaceAll(OWN_STYLES, '');
  return {
    plain: (head, sources) => {
      const { screens, styles } = appFiles(manifest, sources);
      // The app's own styles stand in the page as it was built.
      const more = styles.filter((path) => !page.includes(`href="${path}"`));
      const links = [...more.map(sheet), ...screens.map(ahead)].join('');
      return page.replace(HEAD_MARKER, () => head).replace('</body>', () => `${links}</body>`);
    },
    drawn: (head, drawn) => {
      const files = appFiles(manifest, drawn.sources);
      const words = `${head}${drawn.links}${files.styles.map(sheet).join('')}`;
      const named = data('hankan-scripts', namesOf(files));
      return withFirstView(
        calm.replace(HEAD_MARKER, () => words),
        drawn,
        named,
      );
    },
  };
}

/** A page with its first view, what that is taken over by, and more behind it. */
export const withFirstView = (
  page: string,
  { html, brought }: Pick<DrawnPage, 'html' | 'brought'>,
  more: string,
): string =>
  page.replace(
    ROOT,
    (_, open: string, close: string, end: string) =>
      `${open}${html}${close}${WITHOUT_SCRIPT}${end}${BROKEN}${data('hankan-first', brought)}${more}`,
  );

const sheet = (path: string): string => `<link rel="stylesheet" crossorigin href="${path}">`;
const ahead = (path: string): string => `<link rel="modulepreload" crossorigin href="${path}">`;
const data = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;

const namesOf = ({ libraries, entry, screens }: AppFiles): string =>
  JSON.stringify({ libraries, entry, screens });
