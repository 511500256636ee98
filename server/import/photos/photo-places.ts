import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import type { Result } from '#core';

/** Why a file that a row names is not there to be taken. */
export type PlaceFault = 'no-file' | 'outside' | 'too-large';

/** Where the files lie that rows name: a folder, or an archive. */
export interface PhotoPlace {
  /** A file by its name within, `방/1.jpg`; never one from elsewhere. */
  read(name: string, most: number): Promise<Result<Buffer, PlaceFault>>;
  close(): Promise<void>;
}

/** Files of a folder and of those below it. */
export class PhotoFolder implements PhotoPlace {
  constructor(private readonly folder: string) {}

  async read(name: string, most: number): Promise<Result<Buffer, PlaceFault>> {
    if (!staysWithin(name)) return { ok: false, reason: 'outside' };
    for (const form of ['NFC', 'NFD'] as const) {
      const found = await this.find(name.normalize(form));
      if (found !== null) return found.ok ? whole(found.value, most) : found;
    }
    return { ok: false, reason: 'no-file' };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Where it really is: a link may lead elsewhere. Null where nothing is. */
  private async find(name: string): Promise<Result<string, PlaceFault> | null> {
    try {
      const [folder, path] = await Promise.all([
        realpath(this.folder),
        realpath(join(this.folder, name)),
      ]);
      return path === folder || path.startsWith(folder + sep)
        ? { ok: true, value: path }
        : { ok: false, reason: 'outside' };
    } catch {
      return null;
    }
  }
}

async function whole(path: string, most: number): Promise<Result<Buffer, PlaceFault>> {
  const found = await stat(path);
  if (!found.isFile()) return { ok: false, reason: 'no-file' };
  if (found.size > most) return { ok: false, reason: 'too-large' };
  return { ok: true, value: await readFile(path) };
}

/** Whether a name leads to something below where it is looked for. */
export const staysWithin = (name: string): boolean =>
  !isAbsolute(name) && !/^[a-z]:/i.test(name) && !name.split(/[/\\]/).includes('..');
