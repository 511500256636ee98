import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { ROOT } from '../../scripts/setup/root.mjs';
import { openContext } from './browser';

const CLIENT = join(ROOT, 'dist/client');
/** The modules behind which a map is loaded, still and moving; what only they need counts apart. */
const MAPS = [
  'src/adapters/maps/maplibre/still/open-still-map.ts',
  'src/adapters/maps/maplibre/engine.ts',
];
/** What a page says of itself, before the ms since its navigation began. */
const USABLE = 'usable after ms: ';
const WORKER = /\/maplibre-gl-worker-[^/]+\.js$/;

/** A screen, and when a person can use it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /**
   * Whether what the person came for answers, asked in the page at each of its frames; null where the
   * page brings all of that along and answers as soon as every press is heard.
   */
  readonly isUsable: (() => boolean) | null;
}

export interface ScreenBytes {
  readonly name: string;
  /** Brotli bytes of every script requested until the screen was usable, the map's apart. */
  readonly own: number;
  /** The picture of a map, and the engine, which comes with the first sign of a person. */
  readonly engine: number;
  readonly usableMs: number;
  readonly scripts: readonly { readonly path: string; readonly bytes: number }[];
}

/** Opens the screen in a browser that has nothing cached, and counts what it asked for. */
export async function measureScreen(
  browser: Browser,
  origin: string,
  screen: Screen,
): Promise<ScreenBytes> {
  const context = await openContext(browser);
  const asked: Request[] = [];
  context.on('request', (request) => {
    if (/\.m?js$/.test(pathOf(request))) asked.push(request);
  });
  const page = await context.newPage();
  await page.addInitScript({ content: `(${watch.toString()})(${String(screen.isUsable)})` });
  // The very first visitor of a server that has just started may get a page that is not drawn.
  await context.request.get(origin + screen.path);
  // Heard and not asked: a question would count as a press, with which the engine of a map begins.
  const told = page.waitForEvent('console', (message) => message.text().startsWith(USABLE));
  await page.goto(origin + screen.path);
  const usableMs = Number((await told).text().slice(USABLE.length));
  const usableAt = (await page.evaluate(() => performance.timeOrigin)) + usableMs;
  const before = await Promise.all(
    asked.map(async (request) => {
      // When it was asked for is known once it is answered.
      await request.response();
      return request.timing().startTime <= usableAt ? [pathOf(request)] : [];
    }),
  );
  const requested = [...new Set(before.flat())];
  await context.close();

  const engineOnly = engineFiles();
  const scripts = requested
    .map((path) => ({ path, bytes: brotliBytes(path) }))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = (some: typeof scripts) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    name: screen.name,
    own: sum(scripts.filter(({ path }) => !engineOnly.has(path))),
    engine: sum(scripts.filter(({ path }) => engineOnly.has(path))),
    usableMs,
    scripts,
  };
}

/** In the page: tells when every press is heard, and what the person came for answers. */
function watch(isUsable: Screen['isUsable']): void {
  const note = (): void => {
    console.info(`usable after ms: ${performance.now()}`);
  };
  const look = (): void => {
    if (isUsable?.() === true) note();
    else requestAnimationFrame(look);
  };
  // What can be read is not yet heard.
  document.addEventListener('hankan:attached', isUsable === null ? note : look);
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** As the server sends it: compressed beforehand, or by us where it was too small to be worth it. */
function brotliBytes(path: string): number {
  const compressed = join(CLIENT, `${path}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(join(CLIENT, path))).length;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** The files that no other entry of the build needs: a map's, the engine's and its worker. */
function engineFiles(): ReadonlySet<string> {
  const manifest = JSON.parse(
    readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, Chunk>>;
  const missing = MAPS.filter((map) => manifest[map] === undefined);
  if (missing.length > 0) throw new Error(`the build has no chunk for ${missing.join(', ')}`);
  const needs = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) needs(next, found);
    return found;
  };
  const maps = new Set(MAPS.flatMap((map) => [...needs(map)]));
  const others = Object.keys(manifest).filter((key) => !maps.has(key));
  const shared = new Set(others.flatMap((key) => [...needs(key)]));
  const own = [...maps].filter((key) => !shared.has(key));
  const files = own.flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [chunk.file, ...(chunk.assets ?? [])];
  });
  // The manifest names the worker with whichever chunk holds its address; only the engine starts it.
  const workers = Object.values(manifest)
    .flatMap(({ assets }) => assets ?? [])
    .filter((file) => WORKER.test(file));
  return new Set([...files, ...workers].map((file) => `/${file}`));
}
