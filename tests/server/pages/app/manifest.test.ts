import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { APP_PAGES, pageAt } from '#core';
import { ROOT } from '../../../../scripts/setup/root.mjs';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Icon[];
  }[];
}

const fileOf = (path: string) => join(ROOT, 'public', path);
const manifest = JSON.parse(readFileSync(fileOf('manifest.webmanifest'), 'utf8')) as Manifest;
const page = readFileSync(join(ROOT, 'index.html'), 'utf8');

test('the app can be installed: it has a name, a first page and a look of its own', () => {
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  for (const name of [manifest.name, manifest.short_name]) expect(name).toBe('한칸');
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
});

test('its icons are as large as they say, with one that is cut to any shape', async () => {
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(
    ({ sizes }) => sizes !== 'any',
  );
  for (const { src, sizes } of pictures) {
    const { width, height, format } = await sharp(fileOf(src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  const plain = manifest.icons.filter(({ purpose }) => purpose === undefined);
  expect(plain.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('its shortcuts open pages of the app', () => {
  expect(manifest.shortcuts.map(({ url }) => pageAt(url)?.page)).toEqual([
    APP_PAGES.map,
    APP_PAGES.zzim,
    APP_PAGES.notices,
  ]);
});

test('a page names the manifest, the icon of Apple, its colour and the width of the device', () => {
  expect(page).toMatch(/<link[^>]+rel="manifest"/);
  expect(page).toMatch(/<link[^>]+rel="apple-touch-icon"/);
  expect(page).toMatch(/<meta[^>]+name="theme-color"/);
  expect(page).toMatch(/<meta[^>]+name="viewport"[^>]+width=device-width/);
});
