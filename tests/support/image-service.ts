import { ImageService } from '../../server/pictures/image-service';
import { openImageStore } from '../../server/pictures/store/open-image-store';
import { Turnstile } from '../../server/pictures/turnstile';

/** The image service over a folder of one's own, with the store in it. */
export const imageService = (where: {
  readonly secret: string;
  readonly dataDir: string;
  readonly cacheBytes?: number;
}): ImageService =>
  new ImageService({
    ...where,
    store: openImageStore({ imageStore: null, dataDir: where.dataDir }),
    turnstile: new Turnstile(2),
  });
