import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RejectedFile } from '../../../server/import/rejected-file';
import { ImportFileError } from '../../../server/import/rows';

const folder = mkdtempSync(join(tmpdir(), 'hankan-rejected-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const row = (line: number) => ({
  line,
  number: `L-${line}`,
  problems: [{ column: '보증금', value: '"천"', why: '숫자가 아닙니다', instead: '1000' }],
});

test('holds a line a problem, as a spreadsheet reads it', async () => {
  const file = new RejectedFile(join(folder, 'some.csv'), '매물번호');
  await file.add(row(2));
  await file.add(row(3));
  await file.end();
  expect(readFileSync(file.path, 'utf8')).toBe(
    '\uFEFF"줄","매물번호","열","값","이유","이렇게 적어 주세요"\r\n' +
      '"2","L-2","보증금","""천""","숫자가 아닙니다","1000"\r\n' +
      '"3","L-3","보증금","""천""","숫자가 아닙니다","1000"\r\n',
  );
});

test('says which file cannot be written, instead of ending the import without a word', async () => {
  const file = new RejectedFile(join(folder, 'other.csv'), '매물번호');
  mkdirSync(file.path);
  const adding = async () => {
    for (let line = 1; line < 2000; line += 1) await file.add(row(line));
    await file.end();
  };
  const failure = await adding().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ImportFileError);
  expect((failure as Error).message).toContain('other.csv.rejected.csv (EISDIR)');
  await expect(file.end()).rejects.toThrow('EISDIR');
});
