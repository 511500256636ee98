import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/db/open-database';
import { prepare } from '../../server/prepare';
import { tidyTable } from '../../server/db/tidy-table';
import { readEnv } from '../../server/env';
import { importGeography } from '../../server/import/geography/import-geography';
import { faultsOf, fileText, geographyReportText } from '../../server/import/geography/report-text';
import { ProgressLine } from '../../server/import/progress-line';
import { misused, sourceFault } from './command-line';

/** One transaction: what is not finished never was. */
function sayInterrupted(): void {
  console.error('\n중단했습니다. 데이터베이스는 가져오기 전 그대로입니다.');
  process.exit(130);
}

/** `<folder> [--source <name>] [--attribution <text>] [--replace]`. */
function readArguments(usage: string) {
  try {
    const options = {
      source: { type: 'string', default: 'operator' },
      attribution: { type: 'string' },
      replace: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new TypeError('폴더 하나를 적어 주세요.');
    expectFolder(folder);
    const { source, attribution = null, replace } = values;
    if (attribution !== null && !/^\S.{0,79}$/.test(attribution))
      throw new TypeError('--attribution은 80자 이하의 한 줄입니다.');
    const fault = sourceFault(source, 'geography');
    if (fault !== null) throw new TypeError(fault);
    return { folder, source, attribution, replace };
  } catch (error) {
    throw misused(error instanceof Error ? error.message : '', usage);
  }
}

function expectFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  throw new TypeError(
    found === undefined
      ? `폴더를 찾을 수 없습니다: ${folder}. 경계와 법정동 코드 파일이 든 폴더의 경로를 적어 주세요.`
      : `폴더가 아닙니다: ${folder}. 이 파일이 든 폴더를 적거나, 주변시설 파일이면 앞에 places를 적어 주세요.`,
  );
}

/**
 * Takes the boundaries and legal-dong codes of a folder into the database of the environment, with
 * progress and a report on the screen. Answers how the command ends: 0 when everything was taken, 2
 * when something was left out that was meant to be taken; Ctrl-C ends it with 130.
 */
export async function takeGeography(usage: string): Promise<number> {
  const { folder, ...named } = readArguments(usage);
  process.once('SIGINT', sayInterrupted);
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const progress = new ProgressLine(process.stderr);
    const began = performance.now();
    const report = await importGeography(database, folder, named, {
      file: (delivered) => {
        console.log(fileText(delivered));
      },
      written: (rows, of) => {
        progress.show(rows / Math.max(1, of), rows);
      },
    }).finally(() => {
      progress.end();
    });
    // What is taken from here on is taken: Ctrl-C must not say otherwise.
    process.off('SIGINT', sayInterrupted);
    await tidyTable(database, 'areas');
    await tidyTable(database, 'boundaries');
    console.log(geographyReportText(report, (performance.now() - began) / 1000));
    return faultsOf(report.files).length + report.unmatched.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
}
