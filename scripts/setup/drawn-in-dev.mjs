import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const DRAW = '/src/composition/draw.tsx';
/** A page of the app, not one of its files. */
const PAGE = /(?:^|\/)index\.html$/;
const MINUTE_MS = 60_000;

/**
 * Draws pages while developing as the server draws them: with the app's sources as they are now.
 * Where that fails the page comes without its first view, and says why on the console.
 * @param {string} apiUrl
 * @param {() => string} environment the configuration as the page says it
 * @returns {import('vite').Plugin}
 */
export function drawnInDev(apiUrl, environment) {
  return {
    name: 'hankan:drawn-in-dev',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !PAGE.test((request.url ?? '').split('?', 1)[0] ?? '')) {
          next();
          return;
        }
        answer(server, request.originalUrl ?? '/', request.headers).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(html);
        }, next);
      });
    },
  };

  /**
   * @param {import('vite').ViteDevServer} server
   * @param {string} url
   * @param {import('node:http').IncomingHttpHeaders} headers
   */
  async function answer(server, url, headers) {
    const file = readFileSync(join(ROOT, 'index.html'), 'utf8');
    const page = await server.transformIndexHtml(url, file);
    try {
      const { drawPage } = /** @type {import('../../server/ports/page-drawer.ts').PageDrawer} */ (
        await server.ssrLoadModule(DRAW)
      );
      const { readerOf } = /** @type {typeof import('../../server/pages/app/reader.ts')} */ (
        await server.ssrLoadModule('/server/pages/app/reader.ts')
      );
      const { withFirstView } =
        /** @type {typeof import('../../server/pages/app/page-template.ts')} */ (
          await server.ssrLoadModule('/server/pages/app/page-template.ts')
        );
      const now = Date.now();
      const drawn = await drawPage({
        url,
        device: readerOf({ headers }).device,
        now: now - (now % MINUTE_MS) + MINUTE_MS - 1,
        env: environment(),
        origin: `http://${headers.host ?? ''}`,
        ask: async (address) => {
          const answered = await fetch(`${apiUrl}${address}`);
          if (answered.status >= 500) throw new Error(`${answered.status} for ${address}`);
          return { status: answered.status, body: await answered.json() };
        },
      });
      return withFirstView(page, drawn, '').replace(
        '</head>',
        () => `${drawn.links}${sheets(server)}</head>`,
      );
    } catch (error) {
      server.config.logger.error(`No first view of ${url}: ${String(error)}`);
      return page;
    }
  }
}

/**
 * Links to the style sheets that were read for drawing. Modules bring them too, as they run; from
 * then on these are in the way of every change.
 * @param {import('vite').ViteDevServer} server
 */
function sheets(server) {
  // The browser's entry alone imports this one.
  const found = new Set(['/src/ui/styles/global.scss']);
  for (const module of server.environments.ssr.moduleGraph.idToModuleMap.values())
    if (/\.s?css$/.test(module.url)) found.add(module.url);
  const links = [...found].map(
    (url) => `<link rel="stylesheet" data-until-attached href="${url}?direct">`,
  );
  const removing =
    "document.addEventListener('hankan:attached',()=>{for(const e of document.querySelectorAll('[data-until-attached]'))e.remove()})";
  return `${links.join('')}<script>${removing}</script>`;
}
