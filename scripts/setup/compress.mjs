import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './fingerprint.mjs';

const TEXT = /\.(js|mjs|css|svg|json|txt|webmanifest)$/;

/**
 * Writes .br and .gz beside every text file that is worth it: the server hands these out as they
 * are, so no request waits for a compressor. index.html is left out: the server fills it.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = filesUnder(folder, '.').filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await readFile(file);
  if (plain.length < 1024) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
