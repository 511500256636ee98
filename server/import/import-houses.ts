import { seoulDay, type Clock } from '#core';
import type { Database } from '../db/database';
import type { NewHouse } from '../ports/house-record';
import { replaceOrAdd } from '../db/houses/house-writer';
import { allStations } from '../db/geo/place-repository';
import type { Delivery } from './delivery';
import { pastMoment } from './field-forms';
import { HOUSE_COLUMNS, type HouseField } from './house-columns';
import {
  importFile,
  type ImportListener,
  type ImportOptions,
  type ImportReport,
} from './import-file';
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
  options: ImportOptions = {},
): Promise<ImportReport> {
  const today = seoulDay(clock.now());
  const delivery: Delivery<HouseField, NewHouse> = {
    columns: HOUSE_COLUMNS,
    number: 'listingNumber',
    begin: async (queries) => {
      const known = {
        stations: new StationFinder(await allStations(queries)),
        moment: pastMoment(today),
      };
      return (row) => toHouse(row, known);
    },
    write: (tx, houses) => replaceOrAdd(tx, houses, source, today),
  };
  return importFile({ db }, file, listener, delivery, options);
}
