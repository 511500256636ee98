import { statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import iconv from 'iconv-lite';
import { detectEncoding } from '../source-text';
import { GeographyError, type Delivered } from './delivered';
import { recognise, type Named } from './recognise';

/** Larger files are the detailed boundaries, which would not fit into the map's first load. */
const LARGEST_BYTES = 200 * 1024 * 1024;
const MEANT = /\.(?:json|geojson|topojson|tsv|csv|txt)$/i;

/** Reads each file of a folder that may hold geography; `onFile` hears what it turned out to be. */
export async function readFolder(
  folder: string,
  named: Named,
  onFile: (delivered: Delivered) => void,
): Promise<Delivered[]> {
  const files = (await readdir(folder))
    .filter((name) => MEANT.test(name) && isFile(join(folder, name)))
    .sort();
  if (files.length === 0)
    throw new GeographyError(
      `${folder}에 .json, .geojson, .topojson, .tsv, .csv 파일이 없습니다. 경계와 법정동 코드가 든 폴더를 적어 주세요.`,
    );
  const all: Delivered[] = [];
  for (const name of files) {
    const delivered = await readOne(join(folder, name), named);
    onFile(delivered);
    all.push(delivered);
  }
  return all;
}

/** Also behind a link; a folder may be called so, too. */
const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;

async function readOne(path: string, named: Named): Promise<Delivered> {
  const file = basename(path);
  const { size } = await stat(path);
  if (size > LARGEST_BYTES) {
    const why = '200MB보다 큽니다. 단순화한 경계를 넣어 주세요.';
    return { holds: 'faults', file, faults: [{ file, where: '', why }] };
  }
  const encoding = await detectEncoding(path);
  return recognise(file, iconv.decode(await readFile(path), encoding), named);
}
