import type { Clock } from '#core';
import type { Database } from '../../db/database';
import {
  planContents,
  writeContents,
  type ContentsWritten,
} from '../../db/magazine/content-writer';
import { CONTENT_SOURCE } from '../../ports/magazine/contents';
import type { ContentPictures } from './content-pictures';
import { readContentFolder, type RejectedContent } from './read-folder';

/** What became of a folder of articles, by their ids; or what would. */
export interface ContentsReport extends ContentsWritten {
  readonly rejected: readonly RejectedContent[];
}

interface Options {
  /** Takes away what was taken from a folder before and is in this one no more. */
  readonly takesGoneAway: boolean;
  /** Writes nothing. */
  readonly isPlan: boolean;
}

interface Needs {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly pictures: ContentPictures;
}

/**
 * Takes the articles of a folder, all that can be read of them at once: by the same name an article is
 * changed, and again changes nothing (spec/readings R40). One that cannot be read stays as it was.
 * @throws ImportFileError where the folder cannot be read
 */
export async function importContents(
  { database, clock, pictures }: Needs,
  folder: string,
  { takesGoneAway, isPlan }: Options,
): Promise<ContentsReport> {
  const { contents, rejected } = await readContentFolder(folder, pictures);
  const kept = rejected.map(({ id }) => id);
  const delivery = { source: CONTENT_SOURCE.IMPORT, kept, takesGoneAway };
  const written = await database.db.transaction((tx) =>
    isPlan
      ? planContents(tx, contents, delivery)
      : writeContents(tx, contents, delivery, clock.now()),
  );
  return { ...written, rejected };
}
