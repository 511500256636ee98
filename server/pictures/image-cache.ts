import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Rendered pictures on disk, the least lately used out first. A file is whole or not there: it is
 * written beside its place and renamed. A folder that is broken or full only makes pictures slower.
 * Several processes may share one: each finds what the others drew, and makes room among the files
 * that it knows.
 */
export class ImageCache {
  /** Sizes in bytes by name, in the order of use. */
  private readonly sizes = new Map<string, number>();
  private bytes = 0;
  private opened: Promise<void> | null = null;

  constructor(
    private readonly dir: string,
    private readonly limitBytes: number,
  ) {}

  /** Names are file names: letters, digits, `-`, `_` and one dot. */
  async get(name: string): Promise<Buffer | null> {
    await this.open();
    try {
      const bytes = await readFile(this.path(name));
      this.touch(name, bytes.length);
      const now = new Date();
      void utimes(this.path(name), now, now).catch(() => undefined);
      return bytes;
    } catch {
      this.forget(name);
      return null;
    }
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.open();
    const unfinished = this.path(`${randomUUID()}${UNFINISHED}`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, this.path(name));
      this.touch(name, bytes.length);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
    await this.makeRoom();
  }

  /** Takes out all whose names begin so, those of other processes, too. */
  async drop(beginning: string): Promise<void> {
    await this.open();
    const names = await readdir(this.dir).catch(() => []);
    for (const name of names.filter((each) => each.startsWith(beginning))) {
      this.forget(name);
      await rm(this.path(name), { force: true }).catch(() => undefined);
    }
  }

  private open(): Promise<void> {
    this.opened ??= this.readFolder();
    return this.opened;
  }

  private async readFolder(): Promise<void> {
    await mkdir(this.dir, { recursive: true }).catch(() => undefined);
    const names = await readdir(this.dir).catch(() => []);
    const files = await Promise.all(names.map((name) => this.look(name)));
    const whole = files.filter((file) => file !== null);
    for (const { name, size } of whole.sort((a, b) => a.used - b.used)) this.touch(name, size);
    await this.makeRoom();
  }

  private async look(name: string): Promise<{ name: string; size: number; used: number } | null> {
    const file = await stat(this.path(name)).catch(() => null);
    if (name.endsWith(UNFINISHED)) {
      // A younger one another process may be writing just now.
      if (file !== null && Date.now() - file.mtimeMs > WRITTEN_WITHIN_MS)
        await rm(this.path(name), { force: true }).catch(() => undefined);
      return null;
    }
    return file?.isFile() ? { name, size: file.size, used: file.mtimeMs } : null;
  }

  private touch(name: string, size: number): void {
    this.forget(name);
    this.sizes.set(name, size);
    this.bytes += size;
  }

  private forget(name: string): void {
    this.bytes -= this.sizes.get(name) ?? 0;
    this.sizes.delete(name);
  }

  private async makeRoom(): Promise<void> {
    for (const name of this.sizes.keys()) {
      if (this.bytes <= this.limitBytes) return;
      this.forget(name);
      await rm(this.path(name), { force: true }).catch(() => undefined);
    }
  }

  private path(name: string): string {
    return join(this.dir, name);
  }
}

const UNFINISHED = '.part';

const WRITTEN_WITHIN_MS = 10 * 60_000;
