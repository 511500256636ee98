import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * The name of a class in the page: its own, and a sign of its sheet. Vite's would end with its line,
 * which a compressor cannot guess: a kilobyte of scripts, and more of pages and sheets.
 * @param {string} name
 * @param {string} file
 */
function scopedName(name, file) {
  const [path = ''] = file.split('?', 1);
  const sheet = relative(ROOT, path).split(sep).join('/');
  return `${name}_${createHash('sha256').update(sheet).digest('hex').slice(0, 5)}`;
}

/**
 * How style sheets are read, in the browser's build and in the server's alike.
 * @type {import('vite').CSSOptions}
 */
export const styling = {
  modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName },
  preprocessorOptions: { scss: { loadPaths: ['src/ui/styles'] } },
};
