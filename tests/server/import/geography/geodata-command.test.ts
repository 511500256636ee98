import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase } from '../../../support/databases';
import { filled, smallGeography } from '../../../support/small-geography';

const SCRIPT = join(import.meta.dirname, '../../../../scripts/geodata.ts');

// Each test starts processes; a busy machine takes its time with them.
describe('npm run geodata of a folder', { timeout: 120_000 }, () => {
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
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...args], {
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
    const first = await run(small);
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
  });
});
