import type { Database } from '../../db/database';
import { writeAddresses } from '../../db/addresses/address-writer';
import { importFile, type ImportListener, type ImportReport } from '../import-file';
import { ADDRESS_COLUMNS } from './address-columns';
import { toAddress } from './row-to-address';

/**
 * Takes the buildings of a .csv or .ndjson file, as {@link importFile} does; those that it does not name
 * stay.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export function importAddresses(
  database: Pick<Database, 'db'>,
  file: string,
  source: string,
  listener: ImportListener,
): Promise<ImportReport> {
  return importFile(database, file, listener, {
    columns: ADDRESS_COLUMNS,
    number: 'road',
    begin: () => Promise.resolve(toAddress),
    write: (tx, addresses) => writeAddresses(tx, addresses, source),
  });
}
