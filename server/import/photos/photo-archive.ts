import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { Result } from '#core';
import { ImportFileError } from '../rows';
import { staysWithin, type PhotoPlace, type PlaceFault } from './photo-places';

/** Files; an archive of more is meant to fill a memory. */
const MOST_FILES = 500_000;
/** Says that a name is UTF-8; without it, it is in the code page of whoever packed it. */
const IS_UTF8 = 0x800;

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** CP949, as Korean Windows packs. */
const korean = new TextDecoder('euc-kr');

/** Files of a .zip, each read when it is asked for. */
export class PhotoArchive implements PhotoPlace {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws ImportFileError for what is no archive, or a broken one */
  static async open(path: string): Promise<PhotoArchive> {
    try {
      const zip = await openPromise(path, { autoClose: false, decodeStrings: false });
      const entries = new Map<string, Entry>();
      if (zip.entryCount > MOST_FILES) throw new Error('too many files');
      for await (const entry of zip.eachEntry()) entries.set(nameOf(entry), entry);
      return new PhotoArchive(zip, entries);
    } catch (cause) {
      throw new ImportFileError(
        `사진 묶음을 열 수 없습니다: ${path}. 암호 없이 .zip으로 다시 묶어 주세요.`,
        { cause },
      );
    }
  }

  async read(name: string, most: number): Promise<Result<Buffer, PlaceFault>> {
    if (!staysWithin(name)) return { ok: false, reason: 'outside' };
    const entry = this.entries.get(plain(name));
    if (entry === undefined || !entry.canDecodeFileData()) return { ok: false, reason: 'no-file' };
    if (entry.uncompressedSize > most) return { ok: false, reason: 'too-large' };
    const pieces: Buffer[] = [];
    try {
      // It ends in an error where there is more than it said.
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece);
    } catch {
      return { ok: false, reason: 'no-file' };
    }
    return { ok: true, value: Buffer.concat(pieces) };
  }

  close(): Promise<void> {
    this.zip.close();
    return Promise.resolve();
  }
}

const plain = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');

function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & IS_UTF8) !== 0) return plain(fileNameRaw.toString());
  try {
    return plain(utf8.decode(fileNameRaw));
  } catch {
    return plain(korean.decode(fileNameRaw));
  }
}
