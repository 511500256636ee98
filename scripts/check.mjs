import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ensureInstalled } = await import('./setup/install.mjs');
const { runChecks } = await import('./checking/checks.mjs');

await ensureInstalled();
process.exitCode = (await runChecks()).failed === 0 ? 0 : 1;
