import type { Clock } from '#core';
import { ImageService } from '../../server/pictures/image-service';
import { openImageStore } from '../../server/pictures/store/open-image-store';
import { Turnstile } from '../../server/pictures/turnstile';

const clock = { now: () => Date.parse('2026-11-20T03:00:00Z') };

/** The image service over a folder of one's own, with the store in it. */
export const imageService = (where: {
  readonly secret: string;
  readonly dataDir: string;
  readonly cacheBytes?: number;
  readonly clock?: Pick<Clock, 'now'>;
}): ImageService =>
  new ImageService({
    ...where,
    store: openImageStore({ imageStore: null, dataDir: where.dataDir }),
    turnstile: new Turnstile(2),
    clock: where.clock ?? clock,
  });
