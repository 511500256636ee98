import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AD_SLOT } from '#core';

const SCREENS = 'src/ui/screens';

interface FirstScreen {
  /** The page; its first group, if any, stands for `:id` in the calls. */
  readonly path: RegExp;
  readonly sources: readonly string[];
  /** What it asks the API for without knowing anything of the person. */
  readonly calls: readonly string[];
}

const adsOf = (slot: string) => `/v1/inventories?TARGET=${slot}`;

/** What draws a page first: loaded beside the app's own files and not after them. */
const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    path: /^\/$/,
    sources: [`${SCREENS}/home/HomeScreen.tsx`],
    calls: [adsOf(AD_SLOT.WEB_HOME_MAIN_TOP), adsOf(AD_SLOT.WEB_HOME_MAIN_MIDDLE)],
  },
  {
    path: /^\/map\/?$/,
    sources: [`${SCREENS}/map/MapLayout.tsx`, `${SCREENS}/map/KeptMap.tsx`],
    calls: [],
  },
  {
    path: /^\/place\/(\d+)\/?$/,
    sources: [`${SCREENS}/map/MapLayout.tsx`, `${SCREENS}/house/HouseScreen.tsx`],
    calls: ['/v2/houses/:id'],
  },
];

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** The build's own list of what it made; empty where it left none. */
export function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/**
 * Links for the scripts, the styles and the first answers of the screen at this path,
 * which the app would ask for only once it runs. Empty where it has no screen of its own, and for a
 * build that names it otherwise: then it is asked for later. `apiUrl` is the API's host, empty for
 * the page's own.
 */
export function screenLinks(manifest: Manifest, path: string, apiUrl: string): string {
  const screen = FIRST_SCREENS.find((one) => one.path.test(path));
  if (screen === undefined) return '';
  const chunks = chunksOf(manifest, screen.sources);
  if (chunks.length === 0) return '';
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const id = screen.path.exec(path)?.[1] ?? '';
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // As the app asks: with cookies.
    ...screen.calls.map(
      (call) =>
        `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${apiUrl}${call.replace(':id', id)}">`,
    ),
  ].join('');
}

/** These sources and all that they import, without what the entry imports itself. */
function chunksOf(manifest: Manifest, sources: readonly string[]): readonly Chunk[] {
  const chunks = new Set<Chunk>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || chunk.isEntry === true || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const source of sources) take(source);
  const entry = Object.values(manifest).find((chunk) => chunk?.isEntry === true);
  for (const key of entry?.imports ?? []) {
    const shared = manifest[key];
    if (shared !== undefined) chunks.delete(shared);
  }
  return [...chunks];
}
