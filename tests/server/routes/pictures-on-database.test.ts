import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../server/app';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { listen } from '../../../server/http/listen';
import { ImageService } from '../../../server/pictures/image-service';
import { picturePresenter } from '../../../server/pictures/present-photo';
import { Turnstile } from '../../../server/pictures/turnstile';
import { Uploads } from '../../../server/pictures/uploads';
import { HttpPictures } from '../../../src/adapters/http/http-pictures';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { picturesContract, type OpenedPictures } from '../../adapters/contracts/pictures.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MemoryImageStore } from '../../support/memory-image-store';
import { MovingClock } from '../../support/moving-clock';
import { jpegPhoto } from '../../support/photos';

const file = await jpegPhoto();
const secret = 'test';

for (const kind of DATABASES) {
  const open = async (): Promise<OpenedPictures> => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const pictures = new PictureRepository(database, clock);
    const store = new MemoryImageStore(clock);
    const turnstile = new Turnstile(2);
    const uploads = new Uploads({ store, pictures, turnstile });
    const dataDir = await mkdtemp(join(tmpdir(), 'hankan-images-'));
    const images = new ImageService({ secret, dataDir, store, turnstile, clock });
    const presentPicture = picturePresenter({ baseUrl: '', secret });
    const app = await buildApp(appDeps({ ...accounts, uploads, images, presentPicture }));
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const tokens = await accounts.sessions.open(await joinMember(accounts.members, 'kim'));
    return {
      pictures: new HttpPictures(clientOf(url, { tokens: new MemoryTokenKeeper(tokens) })),
      picture: () => new Blob([new Uint8Array(file)], { type: 'image/jpeg' }),
      noPicture: () => new Blob(['<svg/>'], { type: 'image/png' }),
      close: async () => {
        await app.close();
        await database.close();
        await rm(dataDir, { recursive: true });
      },
    };
  };
  picturesContract(`http on ${kind}`, open);
}
