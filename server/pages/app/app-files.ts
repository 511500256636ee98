import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** The build's own list of what it made; empty where it left none. */
export function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The files of a page's first view, by their paths on the site. */
export interface AppFiles {
  /** What the app itself imports, in its order. */
  readonly libraries: readonly string[];
  /** The app; null for a build without one. */
  readonly entry: string | null;
  readonly screens: readonly string[];
  /** In the order in which they count. */
  readonly styles: readonly string[];
}

/** The files behind these modules. A module that the build does not name is fetched by the app itself. */
export function appFiles(manifest: Manifest, sources: readonly string[]): AppFiles {
  const entry = Object.values(manifest).find((chunk) => chunk?.isEntry === true) ?? null;
  const own = entry === null ? [] : chunksOf(manifest, entry.imports ?? [], new Set([entry]));
  const screens = chunksOf(
    manifest,
    sources,
    new Set([...own, ...(entry === null ? [] : [entry])]),
  );
  const all = [...own, ...(entry === null ? [] : [entry]), ...screens];
  return {
    libraries: own.map(pathOf),
    entry: entry === null ? null : pathOf(entry),
    screens: screens.map(pathOf),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  };
}

const pathOf = ({ file }: Chunk): string => `/${file}`;

/** These modules and all that they import, once each, what is imported first. */
function chunksOf(
  manifest: Manifest,
  keys: readonly string[],
  known: ReadonlySet<Chunk>,
): readonly Chunk[] {
  const found = new Set<Chunk>();
  const seen = new Set(known);
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const next of chunk.imports ?? []) take(next);
    found.add(chunk);
  };
  for (const key of keys) take(key);
  return [...found];
}
