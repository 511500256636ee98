import type { Clock } from '#core';
import {
  ImageStoreError,
  type ImageStore,
  type KeptFile,
} from '../../server/ports/pictures/image-store';
import { imageKey } from '../../server/pictures/store/image-key';

/** A store without a disk, whose files are of the clock's moments, and that can be away. */
export class MemoryImageStore implements ImageStore {
  readonly files = new Map<string, { readonly bytes: Buffer; readonly writtenAt: number }>();
  isAway = false;

  constructor(private readonly clock: Clock) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.reach();
    this.files.set(imageKey(key), { bytes: Buffer.from(bytes), writtenAt: this.clock.now() });
  }

  async get(key: string): Promise<Buffer | null> {
    await this.reach();
    return this.files.get(imageKey(key))?.bytes ?? null;
  }

  async remove(key: string): Promise<void> {
    await this.reach();
    this.files.delete(imageKey(key));
  }

  async list(after: string | null, most = 1000): Promise<readonly KeptFile[]> {
    await this.reach();
    return [...this.files]
      .map(([key, { writtenAt }]) => ({ key, writtenAt }))
      .filter(({ key }) => after === null || key > after)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, most);
  }

  private reach(): Promise<void> {
    return this.isAway
      ? Promise.reject(new ImageStoreError('The store is away.'))
      : Promise.resolve();
  }
}
