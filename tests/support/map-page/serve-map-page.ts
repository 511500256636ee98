import react from '@vitejs/plugin-react';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { baseMap } from '../../../server/services/base-map';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Serves the page on a free port of this machine, with the base map that the server would send. */
export async function serveMapPage(
  port = 0,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = await createServer({
    root: here,
    configFile: false,
    logLevel: 'error',
    cacheDir: `${repository}/node_modules/.vite-map-page`,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      hmr: false,
      fs: { allow: [repository] },
    },
    css: {
      modules: { localsConvention: 'camelCaseOnly' },
      preprocessorOptions: { scss: { loadPaths: [`${repository}/src/ui/styles`] } },
    },
    worker: { format: 'es' },
    plugins: [
      react(),
      {
        name: 'base-map',
        configureServer: ({ middlewares }) => {
          middlewares.use('/map/base.json', (_request, answer) => {
            answer.setHeader('content-type', 'application/geo+json');
            answer.end(JSON.stringify(baseMap()));
          });
        },
      },
    ],
  });
  await server.listen();
  const { port: found } = server.httpServer?.address() as AddressInfo;
  return { url: `http://127.0.0.1:${found}`, close: () => server.close() };
}
