/**
 * `npm run import -- houses|bus-stops <file.csv|.ndjson> [--source <name>]`: takes an operator's
 * listings, or a public list of bus stops (docs/guides/import.md). Ends with 0 when every row was
 * taken, 2 when some were rejected, 1 when nothing was.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Clock } from '#core';
import { openDatabase } from '../server/db/database';
import { prepare } from '../server/db/prepare';
import { tidyTable, type ImportedTable } from '../server/db/tidy-table';
import { readEnv } from '../server/env';
import { explain, ExplainedError } from '../server/explained-error';
import { BUS_STOP_COLUMNS } from '../server/import/bus-stop-columns';
import { HOUSE_COLUMNS } from '../server/import/house-columns';
import { importBusStops } from '../server/import/import-bus-stops';
import type { ImportListener } from '../server/import/import-file';
import { importHouses } from '../server/import/import-houses';
import { ProgressLine } from '../server/import/progress-line';
import { RejectedFile } from '../server/import/rejected-file';
import { rejectedText, reportText } from '../server/import/report-text';

const clock: Clock = { now: () => Date.now() };

const USAGE = `사용법: npm run import -- houses <파일.csv|파일.ndjson> [--source 이름]
        npm run import -- bus-stops <파일.csv|파일.ndjson> [--source 이름]

  --source  보낸 곳의 이름 (기본값 operator). 매물번호와 정류장번호는 이 이름 안에서만 겹치지 않으면 됩니다.
열 이름과 값은 docs/guides/import.md에 있습니다.`;

type Kind = 'houses' | 'bus-stops';

/** What can be taken: the header by which its rejected rows are told apart, and where it goes. */
const KINDS: Readonly<Record<Kind, { numberColumn: string; table: ImportedTable }>> = {
  houses: { numberColumn: HOUSE_COLUMNS.nameOf('listingNumber'), table: 'houses' },
  'bus-stops': { numberColumn: BUS_STOP_COLUMNS.nameOf('number'), table: 'bus_stops' },
};

/** More than this on the screen helps nobody; all of them are in the file. */
const SHOWN = 20;

class UsageError extends ExplainedError {}

function parsedArguments() {
  try {
    const source = { type: 'string', default: 'operator' } as const;
    return parseArgs({ allowPositionals: true, options: { source } });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`);
  }
}

const isKind = (what: string | undefined): what is Kind =>
  what !== undefined && Object.hasOwn(KINDS, what);

function readArguments(): { kind: Kind; file: string; source: string } {
  const { values, positionals } = parsedArguments();
  const [kind, file, ...more] = positionals;
  if (!isKind(kind) || file === undefined || more.length > 0) throw new UsageError(USAGE);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`파일을 찾을 수 없습니다: ${file}`);
  }
  if (!/^[\w가-힣-]{1,40}$/.test(values.source) || values.source === 'sample') {
    throw new UsageError(`--source에는 sample이 아닌 40자 이하의 이름을 적어 주세요.\n\n${USAGE}`);
  }
  return { kind, file, source: values.source };
}

async function main(): Promise<number> {
  const { kind, file, source } = readArguments();
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const rejectedFile = new RejectedFile(file, KINDS[kind].numberColumn);
    const progress = new ProgressLine(process.stderr);
    const shown: string[] = [];
    const began = performance.now();
    const listener: ImportListener = {
      progress: ({ rows, bytes, ofBytes }) => {
        progress.show(bytes / Math.max(1, ofBytes), rows);
      },
      rejected: async (row) => {
        if (shown.length < SHOWN) shown.push(rejectedText(row));
        await rejectedFile.add(row);
      },
    };
    const { db } = database;
    const importing =
      kind === 'houses'
        ? importHouses({ db, clock }, file, source, listener)
        : importBusStops({ db }, file, source, listener);
    const report = await importing.finally(() => {
      progress.end();
      return rejectedFile.end();
    });
    // What is taken from here on is taken: Ctrl-C must not say otherwise.
    process.off('SIGINT', sayInterrupted);
    if (report.added + report.changed > 0) await tidyTable(database, KINDS[kind].table);
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

/** One transaction: what is not finished never was. */
function sayInterrupted(): void {
  console.error('\n중단했습니다. 데이터베이스는 가져오기 전 그대로입니다.');
  process.exit(130);
}
process.once('SIGINT', sayInterrupted);

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
