import type { NearbyCategory } from '#core';
import type { Database } from '../db/database';
import { writeNearbyPlaces, type NewNearbyPlace } from '../db/geo/nearby-place-writer';
import { importFile, type ImportListener, type ImportReport } from './import-file';
import { NEARBY_PLACE_COLUMNS, type NearbyPlaceField } from './nearby-place-columns';
import { toNearbyPlace } from './row-to-nearby-place';

interface Delivered {
  readonly file: string;
  readonly source: string;
  /** Of the rows that name none; null where each has to. */
  readonly category: NearbyCategory | null;
}

/**
 * Takes the facilities of a .csv or .ndjson file, as {@link importFile} does; those that it does
 * not name stay.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export function importNearbyPlaces(
  database: Pick<Database, 'db'>,
  { file, source, category }: Delivered,
  listener: ImportListener,
): Promise<ImportReport> {
  return importFile<NearbyPlaceField, NewNearbyPlace>(database, file, listener, {
    columns: NEARBY_PLACE_COLUMNS,
    number: 'number',
    begin: () => Promise.resolve((row) => toNearbyPlace(row, { category })),
    write: (tx, places) => writeNearbyPlaces(tx, places, source),
  });
}
