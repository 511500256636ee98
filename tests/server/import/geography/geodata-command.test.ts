import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase } from '../../../support/databases';
import { processFile } from '../../../support/processes';
import { codesTsv, filled, SMALL_DONGS, smallGeography } from '../../../support/small-geography';

/**
 * As `npm run geodata` starts it, which takes long: the other runs are of the same, translated before.
 * Not by the package's name: each command runs in a folder that has no packages.
 */
const FROM_SOURCE = [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  join(import.meta.dirname, '../../../../scripts/geodata.ts'),
];

// Each test starts processes; a busy machine takes its time with them.
describe('npm run geodata of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-geodata-'));
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createPostgresDatabase());
  });
  afterAll(async () => {
    await drop();
    rmSync(folder, { recursive: true });
  });

  async function run(...args: readonly string[]) {
    return begin([processFile('npm-run-geodata'), ...args]);
  }
  async function begin(command: readonly string[]) {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, APP_ENV: 'LOCAL', DATABASE_URL: url },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, said };
  }

  test('takes it once, tells what it knows, and says that nothing changed', async () => {
    const small = smallGeography(join(folder, 'small'));
    const first = await begin([...FROM_SOURCE, small]);
    expect(first).toMatchObject({ code: 0 });
    expect(first.said).toContain('시도 2 · 시군구 5 · 법정동 9 · 리 1');
    expect(first.said).toContain('100%');
    const again = await run(small);
    expect(again).toMatchObject({ code: 0 });
    expect(again.said).toContain('바뀐 것이 없습니다.');
  });

  test('ends with 2 where something was left out, and with 1 where it cannot begin', async () => {
    const broken = filled(smallGeography(join(folder, 'broken')), { 'd.json': '{' });
    const left = await run(broken);
    expect(left).toMatchObject({ code: 2 });
    expect(left.said).toContain('d.json: JSON으로 읽을 수 없습니다.');
    const misused = await run(broken, '--attribution', '');
    expect(misused).toMatchObject({ code: 1 });
    expect(misused.said).toContain('사용법: npm run geodata -- <폴더>');
    const misnamed = await run(broken, '--source', 't-blns.csv');
    expect(misnamed).toMatchObject({ code: 1 });
    expect(misnamed.said).toMatch(/^--source t-blns\.csv: .*쓸 수 없는 글자가 있습니다/);
    const nowhere = await run(join(folder, 'smal'));
    expect(nowhere).toMatchObject({ code: 1 });
    expect(nowhere.said).toContain(`폴더를 찾을 수 없습니다: ${join(folder, 'smal')}.`);
  });

  test('takes places beside a folder of that name, and codes behind options', async () => {
    mkdirSync(join(folder, 'places'), { recursive: true });
    writeFileSync(
      join(folder, 'cafes.csv'),
      '번호,이름,종류,위도,경도\n1,나무,카페,37.48,126.93\n',
    );
    const places = await run('places', 'cafes.csv', '--source', '카페');
    expect(places).toMatchObject({ code: 0 });
    expect(places.said).toContain('추가 1');
    // What stands behind an option is no folder.
    const codes = { 'a.tsv': codesTsv(SMALL_DONGS.slice(0, 3)) };
    const fewer = ['--source', '국토', filled(join(folder, 'fewer'), codes)];
    const refused = await run(...fewer);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.said).toContain('--replace');
    expect(await run(...fewer, '--replace')).toMatchObject({ code: 0 });
  });
});
