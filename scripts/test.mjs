import { randomInt } from 'node:crypto';
import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();

const { ensureChromium, ensureKoreanFont } = await import('./setup/browser.mjs');
const { ensureBuilt } = await import('./setup/build.mjs');
const { runChecks } = await import('./checking/checks.mjs');
const { runCore, runPlaywright, runRooms } = await import('./testing/runners.mjs');
const { failuresText } = await import('./testing/failures.mjs');
const { total } = await import('./testing/results.mjs');

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env };
// Test runners choose their own; under `production` React has no test mode.
delete env['NODE_ENV'];
// A matrix is walked below the browser; --full walks it in the browser too, and tries the laws with other values.
if (process.argv.includes('--full')) {
  env['HANKAN_FULL'] = '1';
  env['FC_SEED'] ??= String(randomInt(2 ** 31));
}

const chromium = await ensureChromium();
await ensureKoreanFont();
await ensureBuilt();

const checks = await runChecks({ isBesideTests: true });
const core = await runCore(env);
const rooms = await runRooms(env);
const noBrowser = { name: 'journeys', message: 'There is no browser to walk them in: see above.' };
const journeys =
  chromium === null
    ? { passed: 0, failed: 1, failures: [noBrowser] }
    : await runPlaywright(env, chromium);

const { passed, failed, failures } = total([checks, core, rooms, journeys]);
if (failures.length > 0) console.log(failuresText(failures));
// The code is set and not forced, so that everything above is written out before the last line.
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
