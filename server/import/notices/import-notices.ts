import { NOTICE_SOURCE, type Clock } from '#core';
import type { Database } from '../../db/database';
import { allAreas } from '../../db/geo/area-names';
import { replaceOrAddNotices } from '../../db/notices/notice-writer';
import { KNOWN_AREAS } from '../../geography/known-areas';
import type { NewNotice } from '../../ports/notices/notices';
import {
  importFile,
  type ImportListener,
  type ImportOptions,
  type ImportReport,
} from '../import-file';
import { AreaFinder } from '../../shared/area-finder';
import { NOTICE_COLUMNS, type NoticeField } from './notice-columns';
import { hintsOf, NoticeRows } from './row-to-notice';

/**
 * Takes the notices of a .csv or .ndjson file as the source's current ones, as {@link importFile}
 * does; what changed of one that was known becomes its correction, as of today. Those that the file
 * does not name stay. The listener hears of what could be taken and not be read.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export function importNotices(
  { db, clock }: Pick<Database, 'db'> & { readonly clock: Clock },
  file: string,
  sourceName: string,
  listener: ImportListener,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const from = { source: NOTICE_SOURCE.IMPORT, sourceName };
  return importFile<NoticeField, NewNotice>(
    { db },
    file,
    listener,
    {
      columns: NOTICE_COLUMNS,
      number: 'number',
      begin: async (queries) => {
        const imported = await allAreas(queries);
        const rows = new NoticeRows(new AreaFinder([...KNOWN_AREAS.values(), ...imported]));
        return (row) => {
          const outcome = rows.read(row);
          const hints = outcome.ok && outcome.item !== null ? hintsOf(row, outcome.item) : [];
          if (hints.length > 0) {
            const number = row.values.get('number') ?? '';
            listener.hinted?.({ line: row.line, number, problems: hints });
          }
          return outcome;
        };
      },
      write: (tx, notices) => replaceOrAddNotices(tx, notices, from, { now: clock.now() }),
    },
    options,
  );
}
