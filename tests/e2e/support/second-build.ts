import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup/root.mjs';

const NAMED = /[\w.-]+\.(?:js|css)\b/g;
const TEXT = /\.(?:js|css|html|json)$/;

/**
 * The build once more as if every source of it had changed: each script and style has another name, and
 * none of the old ones is there. Resolves with where it lies, and what removes it.
 */
export function secondBuild(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'hankan-second-build-'));
  cpSync(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true });
  // What a built server finds beside its build: packages, migrations.
  for (const name of ['node_modules', 'server']) symlinkSync(join(ROOT, name), join(root, name));
  const client = join(root, 'dist/client');
  const assets = join(client, 'assets');
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:br|gz)$/.test(file)) rmSync(join(client, file));
  const before = new Set(readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)));
  const renamed = (name: string) => (before.has(name) ? name.replace(/\.(\w+)$/, '2.$1') : name);
  const entry = [...before].find((name) => name.startsWith('index-') && name.endsWith('.js')) ?? '';
  const id = entry.replace(/\.js$/, '');
  const texts = [
    'index.html',
    'sw.js',
    '.vite/manifest.json',
    ...[...before].map((name) => `assets/${name}`),
  ];
  for (const file of texts.filter((name) => TEXT.test(name))) {
    const text = readFileSync(join(client, file), 'utf8');
    const said = text.replace(NAMED, renamed);
    // The worker names the build as well, by its entry.
    writeFileSync(
      join(client, file),
      file === 'sw.js'
        ? said.replaceAll(`${id}\``, `${id}2\``).replaceAll(`"${id}"`, `"${id}2"`)
        : said,
    );
  }
  for (const name of before) renameSync(join(assets, name), join(assets, renamed(name)));
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
