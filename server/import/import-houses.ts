import { seoulDay, type Clock } from '#core';
import type { Database } from '../db/database';
import { replaceOrAdd } from '../db/house-writer';
import { allStations } from '../db/place-repository';
import { HOUSE_COLUMNS } from './house-columns';
import { importFile, type ImportListener, type ImportReport } from './import-file';
import { toHouse } from './row-to-house';
import { StationFinder } from './station-finder';

/**
 * Takes the houses of a .csv or .ndjson file as the source's current ones, as {@link importFile}
 * does. A price that differs from the one before leaves that one behind, as of today.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export function importHouses(
  { db, clock }: Pick<Database, 'db'> & { readonly clock: Clock },
  file: string,
  source: string,
  listener: ImportListener,
): Promise<ImportReport> {
  const today = seoulDay(clock.now());
  return importFile({ db }, file, listener, {
    columns: HOUSE_COLUMNS,
    number: 'listingNumber',
    begin: async (tx) => {
      const stations = new StationFinder(await allStations(tx));
      return (row) => toHouse(row, { stations, today });
    },
    write: (tx, houses) => replaceOrAdd(tx, houses, source, today),
  });
}
