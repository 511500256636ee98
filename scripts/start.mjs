import { pathToFileURL } from 'node:url';
import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ROOT } = await import('./setup/root.mjs');
const { ensureInstalled } = await import('./setup/install.mjs');

await ensureInstalled();
// What builds is made of packages: it can be loaded only now.
const { ensureBuilt } = await import('./setup/build.mjs');
await ensureBuilt();
await import('./setup/dot-env.mjs');
process.chdir(ROOT);
process.env['NODE_ENV'] ??= 'production';

// The server runs in this very process: a signal, an exit code and Ctrl-C reach it once, directly.
await import(pathToFileURL(`${ROOT}/dist/server/main.js`).href);
