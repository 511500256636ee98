import { join } from 'node:path';
import type { BucketPlace, ImageStore } from '../../ports/pictures/image-store';
import { BucketImageStore } from './bucket-image-store';
import { FolderImageStore } from './folder-image-store';

/** The bucket that is configured; without one a folder beside the database. */
export const openImageStore = (where: {
  readonly imageStore: BucketPlace | null;
  readonly dataDir: string;
}): ImageStore =>
  where.imageStore === null
    ? new FolderImageStore(join(where.dataDir, 'images'))
    : new BucketImageStore(where.imageStore);
