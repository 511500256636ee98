import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesUnder } from './fingerprint.mjs';
import { ROOT } from './root.mjs';

/** As for the app in vite.config.ts. */
const TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** What the app is made of; typefaces are kept as they come, a hundred files of which few are needed. */
const FILE = /^assets\/.*\.(?:js|css|svg)$/;

/**
 * The build that lies in a folder, as its worker has to know it: the name of its entry, which changes
 * with every file that it leads to, and all its files.
 * @param {string} client
 * @returns {{ readonly id: string; readonly files: readonly string[] }}
 */
function builtFiles(client) {
  const manifest = /** @type {Record<string, { file: string; isEntry?: boolean }>} */ (
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  );
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  const files = filesUnder(client, 'assets').map((file) => file.replaceAll('\\', '/'));
  return {
    id: entry.file.replace(/^.*\//, '').replace(/\.js$/, ''),
    files: files.filter((file) => FILE.test(file)).map((file) => `/${file}`),
  };
}

/**
 * The service worker of a build beside its files: sw.js, and sw-off.js, which takes it away again.
 * After the app, whose files it names, and before they are compressed.
 * @param {string} client
 */
export async function buildWorker(client) {
  await Promise.all([
    one(client, 'main.ts', 'sw.js', builtFiles(client)),
    one(client, 'gone.ts', 'sw-off.js', null),
  ]);
}

/**
 * @param {string} client
 * @param {string} source
 * @param {string} fileName
 * @param {object | null} built
 */
async function one(client, source, fileName, built) {
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { HANKAN_BUILD: JSON.stringify(built) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: TARGET,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/src\/core\//, sideEffects: false }] },
      },
      lib: {
        entry: join(ROOT, 'src/worker', source),
        formats: ['iife'],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  });
}
