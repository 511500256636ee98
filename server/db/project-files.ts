import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The nearest of these paths at or above this module: the same code runs from server/db (tsx,
 * vitest) and from a bundle in dist/server, where only the folders above are certain.
 */
export function nearest(...paths: readonly string[]): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = paths.map((path) => join(folder, path)).find(existsSync);
    if (found !== undefined) return found;
    if (folder === dirname(folder)) throw new Error(`not found: ${paths.join(', ')}`);
  }
}
