import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { NoticeRepository } from '../../../../server/db/notices/notice-repository';
import { importNotices } from '../../../../server/import/notices/import-notices';
import { NOTICE_COLUMNS, type NoticeField } from '../../../../server/import/notices/notice-columns';
import type { RejectedRow } from '../../../../server/import/delivery';
import { openTestDatabase } from '../../../support/databases';
import { deliver } from '../listing-files';
import { NOTICE } from './notice-files';

const FIELDS = Object.keys(NOTICE) as NoticeField[];
const HTML = '<img src=x onerror=alert(1)>';

const folder = mkdtempSync(join(tmpdir(), 'hankan-hostile-'));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

async function take(rows: readonly object[]) {
  const rejected: RejectedRow[] = [];
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  const report = await importNotices(
    { db: database.db, clock: { now: () => Date.parse('2026-11-20T00:00:00Z') } },
    deliver(folder, 'hostile.ndjson', text),
    'hostile',
    { progress: () => undefined, rejected: (row) => void rejected.push(row) },
  );
  return { ...report, rejected };
}
const columns = (row: RejectedRow | undefined) => row?.problems.map(({ column }) => column);

/** Each field in its turn, with the rest as it should be. */
const each = (value: unknown) =>
  FIELDS.filter((field) => field !== 'number').map((field, index) => ({
    ...NOTICE,
    number: `${index}`,
    [field]: value,
  }));

test('fields of 100 kB are told by their columns, each of them', async () => {
  const { rejected } = await take(each('가'.repeat(100_000)));
  const expected = FIELDS.filter((field) => field !== 'number').map(NOTICE_COLUMNS.nameOf);
  expect(rejected.flatMap((row) => columns(row))).toEqual(expected);
});

test.each([
  ['an object', { a: { b: [1, { c: null }] } }],
  ['a list in a list', [[['x']]]],
  ['a number beyond all', 1e308],
  ['a prototype', JSON.parse('{"__proto__": {"name": "x"}}') as object],
  ['half a character', '\ud800'],
  ['a formula', '=HYPERLINK("http://a")'],
])('%s in any field is taken or refused, and never breaks the import', async (_, value) => {
  const { rows, added, changed, unchanged, rejected } = await take(each(value));
  expect(added + changed + unchanged + rejected.length).toBe(rows);
  expect(rejected.flatMap(({ problems }) => problems).every(({ column }) => column !== '')).toBe(
    true,
  );
});

test.each([' ', '\t', '1 ', '~', ':', '·', ','])(
  'thousands of %j in a row are read at once, in every field',
  async (sign) => {
    const long = `2026-11-25${sign.repeat(20_000)}x`;
    const { rejected } = await take([
      ...each(long),
      { ...NOTICE, number: 'schedule', schedule: [{ name: '발표', from: long }] },
    ]);
    expect(rejected.flatMap(columns)).toEqual(expect.arrayContaining(['접수마감', '일정']));
  },
);

test('markup stays plain text, and nothing hides in it', async () => {
  const number = `\u202e${HTML}`;
  const units = `${HTML}|20|100만원`;
  const documents = `\u2066${HTML}|${HTML}`;
  const row = { ...NOTICE, number, title: `\u0007${HTML}`, summary: HTML, units, documents };
  expect(await take([row])).toMatchObject({ added: 1 });
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from notices where number = $1',
    [HTML],
  );
  const found = await new NoticeRepository(database).one(String(rows[0]?.id), 0);
  expect(found?.notice).toMatchObject({
    title: HTML,
    summary: HTML,
    units: [{ name: HTML }],
    documents: [{ name: HTML, note: HTML }],
  });
});

test('links that run something are refused wherever they stand', async () => {
  const link = 'JavaScript:alert(1)';
  const { rejected } = await take([
    { ...NOTICE, number: 'a', link },
    { ...NOTICE, number: 'b', attachments: [{ name: '공고문', link }] },
    { ...NOTICE, number: 'c', documents: [{ name: '등본', link: `https://a.b\n${link}` }] },
    { ...NOTICE, number: 'd', link: '\u202ejavascript:alert(1)' },
  ]);
  expect(rejected.map(columns)).toEqual([['원문'], ['첨부'], ['서류'], ['원문']]);
});
