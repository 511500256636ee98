import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/open-database';
import { whileImporting } from '../../server/db/import-lock';
import { prepare } from '../../server/prepare';
import { tidyTable, type ImportedTable } from '../../server/db/tidy-table';
import { readEnv } from '../../server/env';
import { explain } from '../../server/shared/explained-error';
import type { ImportListener, ImportReport } from '../../server/import/import-file';
import { ProgressLine } from '../../server/import/progress-line';
import { RejectedFile } from '../../server/import/rejected-file';
import { goesOnText, rejectedText, reportText } from '../../server/import/report-text';

/** A file to be taken. */
interface Taking {
  readonly file: string;
  /** Who delivers it. Of one source's files for one table only one is taken at a time. */
  readonly source: string;
  /** The header by which its rejected rows are told apart. */
  readonly numberColumn: string;
  /** Where it goes. */
  readonly table: ImportedTable;
  readonly take: (database: Database, listener: ImportListener) => Promise<ImportReport>;
}

/** More than this on the screen helps nobody; all of them are in the file. */
const SHOWN = 20;

/**
 * Takes a file into the database of the environment, with progress and a report on the screen and
 * the rejected rows in a file beside it. Answers how the command ends: 0 when every row was taken,
 * 2 when some were rejected, 1 when nothing was or the file broke off; Ctrl-C ends it with 130.
 */
export async function takeFile(taking: Taking): Promise<number> {
  const interruption = new Interruption();
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const { source, table } = taking;
    const waits = () => {
      console.error(`같은 곳(${source})의 다른 가져오기가 끝나기를 기다립니다.`);
    };
    return await whileImporting(database, `${table} ${source}`, waits, () =>
      takeInto(database, taking, interruption),
    );
  } catch (error) {
    if (interruption.taken === 0) throw error;
    console.error(`${explain(error)}\n${goesOnText(interruption.taken)}`);
    return 1;
  } finally {
    await database.close();
  }
}

/** What Ctrl-C says and does. */
class Interruption {
  /** So many rows stay, whatever happens. */
  taken = 0;
  private readonly end = (): void => {
    console.error(`\n중단했습니다. ${goesOnText(this.taken)}`);
    process.exit(130);
  };

  constructor() {
    process.once('SIGINT', this.end);
  }

  /** All is taken: Ctrl-C must not say otherwise. */
  over(): void {
    process.off('SIGINT', this.end);
  }
}

async function takeInto(
  database: Database,
  { file, numberColumn, table, take }: Taking,
  interruption: Interruption,
): Promise<number> {
  const rejectedFile = new RejectedFile(file, numberColumn);
  const line = new ProgressLine(process.stderr);
  const shown: string[] = [];
  const hints = { rows: 0, shown: new Array<string>() };
  const began = performance.now();
  const takeAll = async () => {
    try {
      return await take(database, {
        progress: ({ rows, taken, bytes, ofBytes }) => {
          interruption.taken = taken;
          line.show(bytes / Math.max(1, ofBytes), rows);
        },
        rejected: (row) => {
          if (shown.length < SHOWN) shown.push(rejectedText(row));
          return rejectedFile.add(row);
        },
        hinted: (row) => {
          hints.rows += 1;
          if (hints.shown.length < SHOWN) hints.shown.push(rejectedText(row));
        },
      });
    } finally {
      line.end();
      await rejectedFile.end();
    }
  };
  const report = await takeAll();
  interruption.over();
  if (report.added + report.changed > 0) await tidyTable(database, table);
  console.log(reportText(report, (performance.now() - began) / 1000));
  if (hints.rows > 0) {
    console.log(`\n넣었지만 확인할 줄:\n${hints.shown.join('\n')}`);
    if (hints.rows > SHOWN) console.log(`  … 외 ${hints.rows - SHOWN}줄`);
  }
  if (report.rejected === 0) return 0;
  console.log(`\n받지 못한 줄:\n${shown.join('\n')}`);
  if (report.rejected > SHOWN) console.log(`  … 외 ${report.rejected - SHOWN}줄`);
  console.log(`모두 ${rejectedFile.path}에 적어 두었습니다.`);
  return report.rejected === report.rows ? 1 : 2;
}
