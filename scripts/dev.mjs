import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createInterface } from 'node:readline';
import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ensureInstalled } = await import('./setup/install.mjs');
const { ROOT } = await import('./setup/root.mjs');
await ensureInstalled();
await import('./setup/dot-env.mjs');

const apiPort = await freePort();
const apiUrl = `http://127.0.0.1:${apiPort}`;
// The page below has to know where the API lets the services outside be emulated.
const emulatorPort = process.env['EMULATOR_PORT'] ?? String(await freePort());
const api = spawn(
  process.execPath,
  [`${ROOT}/node_modules/tsx/dist/cli.mjs`, 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    cwd: ROOT,
    // A group of its own: Ctrl-C reaches it once, through here.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      EMULATOR_PORT: emulatorPort,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  },
);
process.env['API_PROXY'] = apiUrl;

/** The configuration, once a page was filled with it. */
let environment = '{}';
const { createServer } = await import('vite');
const { drawnInDev } = await import('./setup/drawn-in-dev.mjs');
const vite = await createServer({
  root: ROOT,
  plugins: [filledPage(), drawnInDev(apiUrl, () => environment)],
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4180),
    strictPort: true,
  },
});
await vite.listen();
// One address is for people: where the API tells its own, the page's stands instead.
const pageUrl = vite.resolvedUrls?.local[0] ?? '';
createInterface({ input: api.stdout }).on('line', (line) => {
  console.log(line.replace(apiUrl, pageUrl));
});

api.once('exit', (code) => {
  void vite.close().then(() => process.exit(code ?? 0));
});
let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    // The API ends first, with its database; this process follows it (above).
    api.kill('SIGTERM');
  });
}

/**
 * The page as the server would answer it: filled with the environment of this place.
 * @returns {import('vite').Plugin}
 */
function filledPage() {
  return {
    name: 'hankan-filled-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page, { server }) => {
        if (server === undefined) return page;
        const { appPage, environmentText } =
          /** @type {typeof import('../server/pages/app/app-page.ts')} */ (
            await server.ssrLoadModule('/server/pages/app/app-page.ts')
          );
        const { readEnv } = /** @type {typeof import('../server/env.js')} */ (
          await server.ssrLoadModule('/server/env.ts')
        );
        const { offeredBy } = /** @type {typeof import('../server/outside/offered-by.js')} */ (
          await server.ssrLoadModule('/server/outside/offered-by.ts')
        );
        const env = readEnv({
          ...process.env,
          HOST: '127.0.0.1',
          EMULATOR_PORT: emulatorPort,
        });
        environment = environmentText(env, offeredBy(env));
        return appPage(ROOT, environment);
      },
    },
  };
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createNetServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
