import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that the browser tests use: CHROMIUM_PATH, the usual names, Playwright's own; on
 * a Debian where this runs as root, Debian's is installed. Null when there is none to be had,
 * after saying in one sentence what to install.
 * @returns {Promise<string | null>}
 */
export async function ensureChromium() {
  const found = (await findChromium()) ?? (await installed(['chromium'], findChromium));
  if (found === null) {
    console.error(
      'The browser tests need Chromium: install the package chromium (or Chrome), or name one in CHROMIUM_PATH.',
    );
  }
  return found;
}

/** Korean text needs a Korean font: without one every label is a row of boxes. */
export async function ensureKoreanFont() {
  if ((await hasKoreanFont()) === true) return;
  if ((await installed(['fonts-noto-cjk', 'fontconfig'], hasKoreanFont)) === true) return;
  console.error('There is no Korean font here: install the package fonts-noto-cjk (or any other).');
}

/** @returns {Promise<string | null>} */
async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const usual = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC];
  const { chromium } = await import('@playwright/test');
  return [...usual, chromium.executablePath()].find(isExecutable) ?? null;
}

/** @returns {Promise<true | null>} */
async function hasKoreanFont() {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run('fc-list', [':lang=ko', 'family'], { quiet: true });
  return code === 0 && output.trim() !== '' ? true : null;
}

/**
 * Installs Debian packages where that is possible, and looks again.
 * @template T
 * @param {readonly string[]} packages
 * @param {() => Promise<T | null>} look
 * @returns {Promise<T | null>}
 */
async function installed(packages, look) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return null;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, quiet: true });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    { env, quiet: true },
  );
  if (code !== 0) console.error(output);
  return look();
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
