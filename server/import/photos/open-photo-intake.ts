import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { Clock } from '#core';
import type { Database } from '../../db/database';
import { OperatorPictureRepository } from '../../db/pictures/operator-picture-repository';
import type { Env } from '../../env';
import type { OperatorPictures } from '../../ports/pictures/operator-pictures';
import { openImageStore } from '../../pictures/store/open-image-store';
import { Turnstile } from '../../pictures/turnstile';
import { fetchPhoto } from './fetch-photo';
import { PhotoArchive } from './photo-archive';
import { MOST_PHOTO_BYTES, PhotoIntake, type PhotoIntakeParts } from './photo-intake';
import { PhotoFolder, type PhotoPlace } from './photo-places';

/** Pictures that are decoded at a time; each takes some 200 MB at worst. */
const AT_ONCE = 2;
const FETCH_MS = 30_000;

interface Opening {
  readonly env: Pick<Env, 'imageStore' | 'dataDir'>;
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  /** Where the files lie that are named: a folder or a .zip. */
  readonly place: string;
  /** Whether it is only looked what would be taken: then nothing at all is written. */
  readonly isPlan?: boolean;
}

interface Keeping extends Pick<PhotoIntakeParts, 'store' | 'pictures'> {
  readonly place: PhotoPlace;
}

/** What takes pictures of a place and of other sites, and keeps them as it is told. */
export function intakeInto(keeping: Keeping): PhotoIntake {
  const resolve = (host: string) => lookup(host, { all: true, verbatim: true });
  return new PhotoIntake({
    ...keeping,
    fetch: (address) =>
      fetchPhoto(address, { request, resolve, most: MOST_PHOTO_BYTES, ms: FETCH_MS }),
    turnstile: new Turnstile(AT_ONCE),
  });
}

/**
 * Opens what takes the pictures of rows into the store of the environment.
 * @throws ImportFileError for an archive that cannot be read
 */
export async function openPhotoIntake({ env, database, clock, place: named, isPlan }: Opening) {
  const place = /\.zip$/i.test(named) ? await PhotoArchive.open(named) : new PhotoFolder(named);
  const pictures = new OperatorPictureRepository(database, clock);
  const intake = intakeInto({
    store: openImageStore(env),
    pictures: isPlan === true ? asTheyAre(pictures) : pictures,
    place,
  });
  return { intake, close: () => place.close() };
}

/** What is found is not held for a day. */
const asTheyAre = (pictures: OperatorPictureRepository): OperatorPictures => ({
  find: (key) => pictures.known(key),
  keep: () => Promise.reject(new Error('nothing is kept of a plan')),
});
