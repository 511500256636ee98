import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../scripts/setup/root.mjs';
import { writeListings } from './importing-file';

const SEED = 20_261_120;

export interface ImportFigures {
  readonly rows: number;
  /** The whole command, from its start to its end. */
  readonly seconds: number;
  readonly rowsASecond: number;
  /** The most memory that the command's process ever had; the database's is its own. */
  readonly peakRssMb: number;
}

/**
 * Imports an invented file of so many new listings (0.8 kB each) by the real command into a database
 * that has none of them.
 */
export async function measureImport(databaseUrl: string, rows: number): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-bench-import-'));
  try {
    const file = join(folder, 'listings.csv');
    await writeListings(file, rows, SEED);
    const { seconds, peakRssKb, said } = await run(databaseUrl, file);
    if (!said.includes(`추가 ${rows.toLocaleString('ko-KR')} `))
      throw new Error(`The import did not add ${rows} houses:\n${said}`);
    return { rows, seconds, rowsASecond: rows / seconds, peakRssMb: peakRssKb / 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(databaseUrl: string, file: string) {
  const begun = performance.now();
  const args = [
    '--import',
    'tsx',
    '--import',
    './tests/bench/tell-peak-process.ts',
    'scripts/import.ts',
  ];
  const child = spawn(process.execPath, [...args, 'houses', file, '--source', 'bench'], {
    cwd: ROOT,
    env: { ...process.env, APP_ENV: 'LOCAL', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const told = child.stdio[3] as Readable;
  const output = [child.stdout, child.stderr, told].map((one) => text(one as Readable));
  await once(child, 'close');
  const [report = '', progress = '', peak = ''] = await Promise.all(output);
  const seconds = (performance.now() - begun) / 1000;
  if (child.exitCode !== 0) throw new Error(`The import ended badly:\n${report}\n${progress}`);
  return { seconds, peakRssKb: Number(peak), said: report };
}
