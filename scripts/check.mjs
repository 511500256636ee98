import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ensureInstalled } = await import('./setup/install.mjs');

await ensureInstalled();
const { runChecks } = await import('./checking/checks.mjs');
process.exitCode = (await runChecks()).failed === 0 ? 0 : 1;
