import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../../../../server/pages/app/app-files';

/** A page as the build leaves it, with the files of {@link MANIFEST}. */
export const BUILT_PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <!--hankan-head-->
    <title>한칸</title>
    <!--/hankan-head-->
    <style>.first-paint{display:grid}</style>
    <script>document.documentElement.dataset.first = 'on';</script>
    <!--hankan-env-->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="modulepreload" crossorigin href="/assets/kit.js">
  </head>
  <body>
    <div id="root">
      <!-- Painted before the app runs. -->
      <div class="first-paint" aria-hidden="true"></div>
    </div>
    <noscript>자바스크립트를 켜 주세요.</noscript>

    <link rel="stylesheet" crossorigin href="/assets/kit.css">
    <link rel="stylesheet" crossorigin href="/assets/index.css"></body>
</html>
`;

/** The build's list of {@link BUILT_PAGE}, with one screen. */
export const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_vendor.js', '_kit.js'],
    css: ['assets/index.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_kit.js': { file: 'assets/kit.js', imports: ['_vendor.js'], css: ['assets/kit.css'] },
  'src/home-first.ts': {
    file: 'assets/home.js',
    imports: ['index.html', '_kit.js'],
    css: ['assets/home.css'],
  },
};

/** A built app on disk: its page and the list of its files. */
export function builtClient(): { readonly clientDir: string; readonly remove: () => void } {
  const clientDir = mkdtempSync(join(tmpdir(), 'hankan-client-'));
  writeFileSync(join(clientDir, 'index.html'), BUILT_PAGE);
  mkdirSync(join(clientDir, '.vite'));
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  return {
    clientDir,
    remove: () => {
      rmSync(clientDir, { recursive: true });
    },
  };
}
