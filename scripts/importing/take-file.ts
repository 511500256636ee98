import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/database';
import { prepare } from '../../server/db/prepare';
import { tidyTable, type ImportedTable } from '../../server/db/tidy-table';
import { readEnv } from '../../server/env';
import type { ImportListener, ImportReport } from '../../server/import/import-file';
import { ProgressLine } from '../../server/import/progress-line';
import { RejectedFile } from '../../server/import/rejected-file';
import { rejectedText, reportText } from '../../server/import/report-text';

/** A file to be taken. */
interface Taking {
  readonly file: string;
  /** The header by which its rejected rows are told apart. */
  readonly numberColumn: string;
  /** Where it goes. */
  readonly table: ImportedTable;
  readonly take: (database: Database, listener: ImportListener) => Promise<ImportReport>;
}

/** More than this on the screen helps nobody; all of them are in the file. */
const SHOWN = 20;

/** One transaction: what is not finished never was. */
function sayInterrupted(): void {
  console.error('\n중단했습니다. 데이터베이스는 가져오기 전 그대로입니다.');
  process.exit(130);
}

/**
 * Takes a file into the database of the environment, with progress and a report on the screen and
 * the rejected rows in a file beside it. Answers how the command ends: 0 when every row was taken,
 * 2 when some were rejected, 1 when nothing was; Ctrl-C ends it with 130.
 */
export async function takeFile({ file, numberColumn, table, take }: Taking): Promise<number> {
  process.once('SIGINT', sayInterrupted);
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const rejectedFile = new RejectedFile(file, numberColumn);
    const progress = new ProgressLine(process.stderr);
    const shown: string[] = [];
    const began = performance.now();
    const report = await take(database, {
      progress: ({ rows, bytes, ofBytes }) => {
        progress.show(bytes / Math.max(1, ofBytes), rows);
      },
      rejected: async (row) => {
        if (shown.length < SHOWN) shown.push(rejectedText(row));
        await rejectedFile.add(row);
      },
    }).finally(() => {
      progress.end();
      return rejectedFile.end();
    });
    // What is taken from here on is taken: Ctrl-C must not say otherwise.
    process.off('SIGINT', sayInterrupted);
    if (report.added + report.changed > 0) await tidyTable(database, table);
    console.log(reportText(report, (performance.now() - began) / 1000));
    if (report.rejected === 0) return 0;
    console.log(`\n받지 못한 줄:\n${shown.join('\n')}`);
    if (report.rejected > SHOWN) console.log(`  … 외 ${report.rejected - SHOWN}줄`);
    console.log(`모두 ${rejectedFile.path}에 적어 두었습니다.`);
    return report.rejected === report.rows ? 1 : 2;
  } finally {
    await database.close();
  }
}
