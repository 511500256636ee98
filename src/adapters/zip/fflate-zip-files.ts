import { unzipSync, zipSync, type Zippable } from 'fflate';
import type { Result, ZipFiles, ZipLimits, ZippedFile } from '#core';

/** More than any computer of ours writes into a name. */
const LONGEST_NAME = 200;

/** Thrown out of the package's own walk through a zip. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** {@link ZipFiles} by fflate (ADR 0025). */
export class FflateZipFiles implements ZipFiles {
  pack(files: readonly ZippedFile[]): Promise<Uint8Array> {
    const zippable: Zippable = {};
    for (const { name, bytes } of files) {
      // Pictures are compressed already.
      zippable[name] = [bytes, { level: name.endsWith('.json') ? 6 : 0 }];
    }
    return Promise.resolve(zipSync(zippable));
  }

  unpack(
    bytes: Uint8Array,
    limits: ZipLimits,
  ): Promise<Result<readonly ZippedFile[], 'no-zip' | 'too-large'>> {
    return Promise.resolve(unpacked(bytes, limits));
  }
}

function unpacked(
  bytes: Uint8Array,
  { files, one, all }: ZipLimits,
): Result<readonly ZippedFile[], 'no-zip' | 'too-large'> {
  let [count, whole] = [0, 0];
  try {
    // What a zip says of a size is the room that is made for it: who says too little gets no more.
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        whole += originalSize;
        if (count > files || originalSize > one || whole > all) throw new TooLargeError();
        return isPlainName(name);
      },
    });
    const list = Object.entries(found).map(([name, content]) => ({ name, bytes: content }));
    return { ok: true, value: list };
  } catch (error) {
    return { ok: false, reason: error instanceof TooLargeError ? 'too-large' : 'no-zip' };
  }
}

/** Whether a name is that of a file, and stays within the folder. */
const isPlainName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  !name.endsWith('/') &&
  !name.includes('\\') &&
  !name.includes('\0') &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
