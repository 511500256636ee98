import type { Queries } from '../db/database';
import { hasContents } from '../db/filled-sample';
import { writeContents } from '../db/magazine/content-writer';
import { nearest } from '../db/project-files';
import { readContentFolder } from '../import/contents/read-folder';
import { drawnContentPictures } from '../import/contents/content-pictures';
import { CONTENT_SOURCE } from '../ports/magazine/contents';

/** Puts in the articles that the product brings along, as the import reads them, where there are none. */
export async function fillContents(tx: Queries, now: number): Promise<void> {
  if (await hasContents(tx)) return;
  const folder = nearest('server/sample/contents');
  const { contents } = await readContentFolder(folder, drawnContentPictures);
  const delivery = { source: CONTENT_SOURCE.SAMPLE, kept: [], takesGoneAway: false };
  await writeContents(tx, contents, delivery, now);
}
