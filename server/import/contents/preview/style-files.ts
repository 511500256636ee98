import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { appFiles, readManifest } from '../../../pages/app/app-files';
import type { PreviewFolder } from './preview-folder';

/** The app fetches it by a script, which a preview has not. */
const TYPEFACE = 'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

const OWN_FILE = /url\((["']?)\/(assets\/[\w.-]+)\1\)/g;

/** Copies the styles of these modules, with what they name; answers their names in the order in which they count. */
export async function copyStyles(
  clientDir: string,
  sources: readonly string[],
  folder: PreviewFolder,
): Promise<readonly string[]> {
  const manifest = readManifest(clientDir);
  const typeface = manifest[TYPEFACE]?.file;
  const { styles } = appFiles(manifest, sources);
  const names = [
    ...(typeface === undefined ? [] : [typeface]),
    ...styles.map((path) => path.slice(1)),
  ];
  for (const name of names) {
    const named = new Set<string>();
    const text = (await readFile(join(clientDir, name), 'utf8')).replace(
      OWN_FILE,
      (_, _quote: string, file: string) => {
        named.add(file);
        return `url(${basename(file)})`;
      },
    );
    await folder.write(name, text);
    for (const file of named) await folder.write(file, await readFile(join(clientDir, file)));
  }
  return names;
}
