import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageStoreError, type ImageStore, type KeptFile } from '../../ports/pictures/image-store';
import { imageKey, isImageKey, LIST_FILES } from './image-key';

/** Begins with a dot, as no key does. */
const UNFINISHED = '.part-';
/** One that is older is nobody's any more: whoever wrote it was stopped. */
const WRITTEN_WITHIN_MS = 60 * 60_000;

/** Files in a folder of this machine. */
export class FolderImageStore implements ImageStore {
  private made: Promise<void> | null = null;

  constructor(private readonly dir: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    return orFail(async () => {
      await this.make();
      const unfinished = join(this.dir, `${UNFINISHED}${randomUUID()}`);
      try {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
        await syncFolder(this.dir);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    });
  }

  async get(key: string): Promise<Buffer | null> {
    const path = this.path(key);
    return orFail(() => readFile(path).catch(nothingThere));
  }

  async remove(key: string): Promise<void> {
    const path = this.path(key);
    await orFail(() => rm(path, { force: true }));
  }

  async list(after: string | null, most = LIST_FILES): Promise<readonly KeptFile[]> {
    return orFail(async () => {
      const names = (await readdir(this.dir).catch(nothingThere)) ?? [];
      if (after === null) await this.clear(names);
      const next = names
        .filter((name) => isImageKey(name) && (after === null || name > after))
        .sort((a, b) => (a < b ? -1 : 1))
        .slice(0, most);
      const files = await Promise.all(next.map((key) => this.look(key)));
      return files.filter((file) => file !== null);
    });
  }

  private async look(name: string): Promise<KeptFile | null> {
    const file = await stat(join(this.dir, name)).catch(nothingThere);
    return file && { key: name, writtenAt: file.mtimeMs };
  }

  /** Whoever was stopped while writing left half a file behind. */
  private async clear(names: readonly string[]): Promise<void> {
    for (const name of names.filter((each) => each.startsWith(UNFINISHED))) {
      const file = await this.look(name);
      if (file !== null && Date.now() - file.writtenAt > WRITTEN_WITHIN_MS)
        await rm(join(this.dir, name), { force: true });
    }
  }

  private make(): Promise<void> {
    this.made ??= mkdir(this.dir, { recursive: true }).then(
      () => undefined,
      (error: unknown) => {
        this.made = null;
        throw error;
      },
    );
    return this.made;
  }

  private path(key: string): string {
    return join(this.dir, imageKey(key));
  }
}

/** A name stays when the power fails only once its folder is written, too. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function nothingThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

async function orFail<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    throw new ImageStoreError(`The folder of pictures failed: ${code}`, { cause });
  }
}
