import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type InlineConfig } from 'vite';
import { baseMap } from '../../../server/map/base-map/base-map';
import { serveAreas } from './serve-areas';

const here = fileURLToPath(new URL('.', import.meta.url));
const styles = fileURLToPath(new URL('../../../src/ui/styles', import.meta.url));

/**
 * Builds the page and serves it on a free port of this machine, with the base map that the server
 * would send. Each caller has files of its own: a development server finds some packages only while
 * the page loads, and then refuses what it handed out before.
 */
export async function serveMapPage(
  port = 0,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'hankan-map-page-'));
  const config: InlineConfig = {
    root: here,
    configFile: false,
    logLevel: 'error',
    css: {
      modules: { localsConvention: 'camelCaseOnly' },
      preprocessorOptions: { scss: { loadPaths: [styles] } },
    },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4096 },
    plugins: [
      react(),
      {
        name: 'base-map',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/map/base.json', (_request, answer) => {
            answer.setHeader('content-type', 'application/geo+json');
            answer.end(JSON.stringify(baseMap()));
          });
          serveAreas(middlewares);
        },
      },
    ],
  };
  await build(config);
  const server = await preview({
    ...config,
    preview: { host: '127.0.0.1', port, strictPort: port !== 0 },
  });
  const { port: found } = server.httpServer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${found}`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
