import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from '#core';
import type { Env } from '../../env';
import type { InlineTexts } from '../../http/headers/page-policy';
import type { Certifications } from '../../ports/accounts/sign-in';

const MARKER = '<!--hankan-env-->';

/** Where the head of a page stands; the built page has the product's own between the two. */
export const HEAD_MARKER = '<!--hankan-head-->';
const BUILT_HEAD = /<!--hankan-head-->[^]*<!--\/hankan-head-->/;

/** The services outside that a browser may be led to. */
export interface OfferedServices {
  readonly providers: readonly Provider[];
  readonly certification: Certifications['widget'] | null;
}

/** What the app has to know of the place it runs in, as JSON that may stand in a page. */
export function environmentText(env: Env, { providers, certification }: OfferedServices): string {
  const { scheme, androidPackage, androidStoreUrl, iosStoreUrl, minVersion } = env.app;
  const known = {
    environment: env.environment,
    apiUrl: env.apiUrl,
    imageUrl: env.imageUrl,
    siteUrl: env.siteUrl,
    mapStyleUrl: env.mapStyleUrl,
    tokenSuffix: env.tokenSuffix,
    serviceWorker: env.serviceWorker,
    kakaoKey: env.kakaoKey,
    naverMapKey: env.naverMapKey,
    providers,
    certification,
    app: { scheme, androidPackage, androidStoreUrl, iosStoreUrl, minVersion },
  };
  // `<` would end the block or open a comment in it.
  return JSON.stringify(known).replaceAll('<', String.raw`\u003c`);
}

/**
 * The app's page with {@link environmentText}, and a marker in place of its head. It is configured
 * when the server starts, not when the app is built.
 */
export function appPage(clientDir: string, environment: string): string {
  const block = `<script type="application/json" id="hankan-env">${environment}</script>`;
  return readFileSync(join(clientDir, 'index.html'), 'utf8')
    .replace(BUILT_HEAD, HEAD_MARKER)
    .replace(MARKER, () => block);
}

/** What stands in the built page, as the browser hashes it: every character between the tags. */
export function inlineTexts(clientDir: string | null): InlineTexts {
  if (clientDir === null) return { scripts: [], styles: [] };
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const between = (form: RegExp) => [...page.matchAll(form)].map(([, text]) => text ?? '');
  return {
    scripts: between(/<script>([^]*?)<\/script>/g),
    styles: between(/<style>([^]*?)<\/style>/g),
  };
}
