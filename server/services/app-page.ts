import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from '#core';
import type { Env } from '../env';
import type { Certifications } from './account-deps';

const MARKER = '<!--hankan-env-->';

/** Every page of the app (product.md §2, readings.md §3); `:x` is one part of a path, `*` is more. */
const PAGES = [
  '/',
  '/map',
  '/place/:id',
  '/feed',
  '/feed/tag/:tag',
  '/contents/:id',
  '/youth/todays',
  '/youth/communities',
  '/youth/notices',
  '/youth/guide',
  '/posts/write',
  '/posts/:id',
  '/posts/:id/modify',
  '/notices/:id',
  '/mate',
  '/mate/detail/:id',
  '/mate/write',
  '/mate/modify/:id',
  '/deal',
  '/direct',
  '/direct/detail/:id',
  '/direct/write',
  '/direct/modify/:id',
  '/zzim',
  '/checklists',
  '/checklists/:id',
  '/checklist/write',
  '/checklist/modify/:id',
  '/checklist/guide',
  '/view/:code',
  '/more',
  '/more/*',
  '/oauth/:provider',
  '/app/install',
  '/app/update',
];

const PAGE_FORMS = PAGES.map(
  (page) =>
    new RegExp(
      `^${page.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}${page === '/' ? '' : '/?'}$`,
    ),
);

/** Whether the app has a page at this path; /404 is where it says that it has none. */
export function isAppPage(path: string): boolean {
  return PAGE_FORMS.some((form) => form.test(path));
}

/** The services outside that a browser may be led to. */
export interface OfferedServices {
  readonly providers: readonly Provider[];
  readonly certification: Certifications['widget'] | null;
}

/**
 * The app's page with what it has to know of the place it runs in. It is configured when the
 * server starts, not when the app is built. Null where no app was built.
 */
export function appPage(
  clientDir: string,
  env: Env,
  { providers, certification }: OfferedServices,
): string {
  const { scheme, androidPackage, androidStoreUrl, iosStoreUrl, minVersion } = env.app;
  const known = {
    environment: env.environment,
    apiUrl: env.apiUrl,
    imageUrl: env.imageUrl,
    siteUrl: env.siteUrl,
    mapStyleUrl: env.mapStyleUrl,
    tokenSuffix: env.tokenSuffix,
    kakaoKey: env.kakaoKey,
    naverMapKey: env.naverMapKey,
    providers,
    certification,
    app: { scheme, androidPackage, androidStoreUrl, iosStoreUrl, minVersion },
  };
  // `<` would end the block or open a comment in it.
  const json = JSON.stringify(known).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="hankan-env">${json}</script>`;
  return readFileSync(join(clientDir, 'index.html'), 'utf8').replace(MARKER, () => block);
}

/** What stands in a page instead of in a file: scripts that run, and styles. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Those of the built page, as the browser hashes them: every character between the tags. */
export function inlineTexts(clientDir: string | null): InlineTexts {
  if (clientDir === null) return { scripts: [], styles: [] };
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const between = (form: RegExp) => [...page.matchAll(form)].map(([, text]) => text ?? '');
  return {
    scripts: between(/<script>([^]*?)<\/script>/g),
    styles: between(/<style>([^]*?)<\/style>/g),
  };
}
