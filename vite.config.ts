import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOut } from './scripts/setup/leave-out.mjs';
import { stylesLast } from './scripts/setup/styles-last.mjs';

/** Where `npm run dev` finds the API; the page itself always asks its own origin. */
const api = process.env['API_PROXY'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? '4180'}`;

export default defineConfig({
  plugins: [react(), leaveOut(), stylesLast()],
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    preprocessorOptions: { scss: { loadPaths: ['src/ui/styles'] } },
  },
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
      output: {
        codeSplitting: {
          groups: [
            // Changes with an upgrade only, so that a new version of ours leaves it in the cache.
            {
              name: 'vendor',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|axios)\//,
            },
            // Small pieces that most screens share: one request instead of a dozen.
            {
              name: 'kit',
              test: /src\/(core|ui\/(components|stores|styles|text|app\/use-|widgets\/(ad|house-card|house-focus|line-badge|photo-slides|price-tag)))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
