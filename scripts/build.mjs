import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ensureInstalled } = await import('./setup/install.mjs');

await ensureInstalled();
const { ensureBuilt } = await import('./setup/build.mjs');
await ensureBuilt();
