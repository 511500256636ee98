import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScriptInPage } from './scripts/setup/first-script.mjs';
import { leaveOut } from './scripts/setup/leave-out.mjs';
import { stylesLast } from './scripts/setup/styles-last.mjs';
import { styling } from './scripts/setup/styling.mjs';

/** Where `npm run dev` finds the API; the page itself always asks its own origin. */
const api = process.env['API_PROXY'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? '4180'}`;

/** Shared by the first screens. */
const KIT =
  /preload-helper|src\/(core|ui\/(components|stores|styles|text|ground\/use-|widgets\/(ad|area-text|house-card|house-focus|line-badge|price-tag|spoken|zzim-heart)))/;
/** Shared by the lists of whole cards, as on the map and in 찜. */
const CARDS =
  /ui\/(widgets\/house-card\/(HouseCard|CardTags)|widgets\/compare\/|components\/chip\/Clearable)/;
/** Shared by the page of a house and its pictures. */
const PHOTOS = /ui\/(widgets\/photo-slides|components\/field\/Segmented)/;
/** Shared by popups and signing in, which come after a press. */
const DIALOGS =
  /src\/(core\/(session\/sign-in|house\/recent-filters)|ui\/(components\/dialog\/(?!top-dialog)|popups\/message|stores\/(return-path|finish-sign-in)|text\/login-error))/;
/** Shared by forms, which all come after a press. */
const FORMS =
  /src\/(core\/shared\/graphemes|ui\/(components\/(field\/(Field|Text|Select|Check|Radio|NeedMark|field-(props|note|frame|group)|text-box|choice)|icon\/form-icons)|stores\/form-draft))/;
/** Of the kit's rooms, but for popups, forms and map engines only: no first screen has them. */
const LATER =
  /src\/(core\/(community\/|map\/(mercator|nearby)|shared\/(phone|slider))|ui\/components\/icon\/popup-icons)/;

export default defineConfig({
  plugins: [react(), leaveOut(), stylesLast(), firstScriptInPage()],
  css: styling,
  worker: { format: 'es' },
  server: {
    proxy: {
      ...Object.fromEntries(
        [
          '^/v[12]/',
          '^/images/',
          '^/docs/',
          '^/map/base\\.json',
          '^/healthz',
          '^/readyz',
          '^/search$',
          '^/robots\\.txt$',
          '^/sitemap\\.xml$',
          '^/\\.well-known/',
        ].map((path) => [path, { target: api, changeOrigin: false }]),
      ),
      // Apple sends a form here; the same address is a page of the app.
      '^/oauth/apple': {
        target: api,
        changeOrigin: false,
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Nothing there does anything but say what it exports: each screen takes what it uses.
        moduleSideEffects: [{ test: /\/(?:src\/core|contract)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // Changes with an upgrade only, so that a new version of ours leaves it in the cache.
            {
              name: 'vendor',
              priority: 3,
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)\//,
            },
            // Small pieces that most screens share: one request instead of a dozen.
            {
              name: 'kit',
              priority: 2,
              test: (id) =>
                KIT.test(id) && ![CARDS, PHOTOS, DIALOGS, FORMS, LATER].some((one) => one.test(id)),
              minShareCount: 2,
            },
            // What they need lies in the kit and in the entry: taking it along would move it here.
            ...[
              { name: 'cards', test: CARDS },
              { name: 'photos', test: PHOTOS },
              { name: 'dialogs', test: DIALOGS },
              { name: 'forms', test: FORMS },
            ].map((group) => ({
              ...group,
              priority: 1,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
});
