import { availableParallelism } from 'node:os';
import type { Clock } from '#core';
import type { Database } from './db/database';
import { PictureRepository } from './db/pictures/picture-repository';
import type { Env } from './env';
import { DrawnPictures } from './pictures/drawn-pictures';
import { ImageService } from './pictures/image-service';
import {
  cardPresenter,
  facePresenter,
  inventoryImagePresenter,
  photoPresenter,
  picturePresenter,
  privatePresenter,
} from './pictures/present-photo';
import { AllPictures } from './pictures/shown-pictures';
import { openImageStore } from './pictures/store/open-image-store';
import { Turnstile } from './pictures/turnstile';
import { pictureIdOf, storeKeyOf } from './pictures/upload-path';
import { Uploads } from './pictures/uploads';

/** Opens what answers pictures, takes them in, and forgets those that nothing uses. */
export function openPictures(env: Env, database: Database, clock: Clock) {
  const { dataDir, imageSecret: secret, imageUrl: baseUrl } = env;
  const store = openImageStore(env);
  const turnstile = new Turnstile(Math.max(1, availableParallelism() - 1));
  const pictures = new PictureRepository(database, clock);
  const images = new ImageService({ secret, dataDir, store, turnstile, clock });
  const links = { baseUrl, secret };
  const presentPicture = picturePresenter(links);
  const presentCard = cardPresenter(links);
  const drawn = new DrawnPictures(links);
  return {
    /** What the HTTP side of the server needs of it. */
    deps: {
      images,
      uploads: new Uploads({ store, pictures, turnstile }),
      presentPhoto: photoPresenter(links),
      presentPicture,
      presentPrivate: privatePresenter(links, clock),
      shownPictures: new AllPictures({
        drawn,
        brought: pictures,
        present: presentPicture,
        presentCard,
      }),
      presentCard,
      presentFace: facePresenter(links),
      presentInventoryImage: inventoryImagePresenter(links),
    },
    /** What the job that forgets needs. */
    forgetting: {
      pictures,
      store,
      pictureIdOf,
      storeKeyOf,
      forgetSizes: (id: string) => images.forget(id),
    },
  };
}
