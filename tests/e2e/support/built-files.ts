import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { readManifest } from '../../../server/pages/app/app-files';

const manifest = readManifest(join(ROOT, 'dist/client'));

/** The path of the built file that a module is in: its name says nothing. Throws where the build knows none. */
export function builtFile(source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build names no file of ${source}.`);
  return `/${chunk.file}`;
}
