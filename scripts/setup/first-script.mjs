import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './root.mjs';

const MARKER = '<!--hankan-first-script-->';

/** As for the app in vite.config.ts. */
const TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/**
 * src/first as one small script: what runs before anything else of a page.
 * @returns {Promise<string>}
 */
async function firstScript() {
  const built = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
    await build({
      root: ROOT,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: TARGET,
        // A library's imports stay as they are written: nothing is added to the one that is there.
        lib: { entry: join(ROOT, 'src/first/main.ts'), formats: ['iife'], name: 'first' },
      },
    })
  );
  const code = built[0]?.output[0].code.trim() ?? '';
  if (code.includes('</script')) throw new Error('The first script would end its own element.');
  return code;
}

/**
 * Puts the first script into the page, in the place that index.html keeps for it.
 * @returns {import('vite').Plugin}
 */
export function firstScriptInPage() {
  return {
    name: 'hankan:first-script',
    transformIndexHtml: {
      // After what the development server fills in, which begins with index.html as it is written.
      order: 'post',
      handler: withFirstScript,
    },
  };
}

/**
 * @param {string} page
 * @returns {Promise<string>}
 */
export async function withFirstScript(page) {
  if (!page.includes(MARKER)) throw new Error(`index.html has no ${MARKER}.`);
  const code = await firstScript();
  return page.replace(MARKER, () => `<script>${code}</script>`);
}
