/**
 * A process that the suite of interrupted imports kills: imports the articles of argv[4] with their
 * pictures, telling each one that is kept for good, and stands still from argv[5] on.
 */
import { join } from 'node:path';
import { migrate } from '../../../../server/db/migrate';
import { openDatabase } from '../../../../server/db/open-database';
import { BroughtPictures } from '../../../../server/import/contents/brought-pictures';
import { importContents } from '../../../../server/import/contents/import-contents';
import { openPhotoIntake } from '../../../../server/import/photos/open-photo-intake';
import type { SeenPhoto } from '../../../../server/import/photos/photo-intake';

const [, , dataDir = '', url = '', folder = '', standStillAt = ''] = process.argv;

const clock = { now: () => Date.now() };
const database = await openDatabase({ url: url === '' ? null : url, dataDir });
await migrate(database);
const env = { imageStore: null, dataDir: join(dataDir, 'pictures') };
const { intake } = await openPhotoIntake({ env, database, clock, place: folder });
let kept = 0;
const keep = async (photo: SeenPhoto): Promise<string> => {
  const id = await intake.keep(photo);
  kept += 1;
  process.stdout.write(`${String(kept)}\n`);
  if (standStillAt !== '' && kept >= Number(standStillAt))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return id;
};
const pictures = new BroughtPictures(intake, { keep });
const options = { takesGoneAway: false, isPlan: false };
await importContents({ database, clock, pictures }, folder, options);
await database.close();
