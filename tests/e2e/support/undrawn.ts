import type { Page } from '@playwright/test';

/** What the page's first script runs, as the page names it. */
const SCRIPTS = /<script type="application\/json" id="hankan-scripts">(.*?)<\/script>/;
const BROUGHT = /<script type="application\/json" id="hankan-first">.*?<\/script>/s;
const ROOT = /(<div id="root">).*(<\/div>\s*<noscript>)/s;

/** A drawn page as the server sends it where it cannot draw: the app draws it and asks by itself. */
function withoutFirstView(page: string): string {
  const named = SCRIPTS.exec(page)?.[1];
  if (named === undefined) return page;
  const { entry } = JSON.parse(named) as { readonly entry: string };
  return page
    .replace(SCRIPTS, '')
    .replace(BROUGHT, '')
    .replace(ROOT, '$1$2')
    .replace('</head>', `<script type="module" crossorigin src="${entry}"></script></head>`);
}

/** From here on every page comes without its first view, so that the browser's own calls are made. */
export async function undrawn(page: Page): Promise<void> {
  await page.route(
    (url) => !/^\/(?:v\d|images|assets)\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutFirstView(await response.text()) });
    },
  );
}
