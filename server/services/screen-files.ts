import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCREENS = 'src/ui/screens';

/** What draws a page first: loaded beside the app's own files and not after them. */
const SCREENS_OF: readonly { readonly path: RegExp; readonly sources: readonly string[] }[] = [
  { path: /^\/$/, sources: [`${SCREENS}/home/HomeScreen.tsx`] },
  { path: /^\/map\/?$/, sources: [`${SCREENS}/map/MapLayout.tsx`, `${SCREENS}/map/MapScreen.tsx`] },
  {
    path: /^\/place\/[^/]+\/?$/,
    sources: [`${SCREENS}/map/MapLayout.tsx`, `${SCREENS}/place/PlaceScreen.tsx`],
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
 * Links in the head for the scripts and styles of the screen at this path, which the app would ask
 * for only once it runs. Empty where it has no screen of its own, and for a build that names it
 * otherwise: then it is asked for later.
 */
export function screenLinks(manifest: Manifest, path: string): string {
  const sources = SCREENS_OF.find((screen) => screen.path.test(path))?.sources ?? [];
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
  const styles = new Set([...chunks].flatMap(({ css }) => css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...chunks].map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
