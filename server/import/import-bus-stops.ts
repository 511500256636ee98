import type { Database } from '../db/database';
import { writeBusStops } from '../db/geo/bus-stop-writer';
import { BUS_STOP_COLUMNS } from './bus-stop-columns';
import { importFile, type ImportListener, type ImportReport } from './import-file';
import { toBusStop } from './row-to-bus-stop';

/**
 * Takes the bus stops of a .csv or .ndjson file, as {@link importFile} does; those that it does
 * not name stay.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export function importBusStops(
  database: Pick<Database, 'db'>,
  file: string,
  source: string,
  listener: ImportListener,
): Promise<ImportReport> {
  return importFile(database, file, listener, {
    columns: BUS_STOP_COLUMNS,
    number: 'number',
    begin: () => Promise.resolve(toBusStop),
    write: (tx, stops) => writeBusStops(tx, stops, source),
  });
}
