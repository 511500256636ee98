import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '#core';
import type { Database } from '../../../../server/db/database';
import { NoticeRepository } from '../../../../server/db/notices/notice-repository';
import type { HintedRow, RejectedRow } from '../../../../server/import/delivery';
import { importNotices } from '../../../../server/import/notices/import-notices';
import { ImportFileError } from '../../../../server/import/rows';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { deliver } from '../listing-files';
import { NOTICE, noticesCsv, type NoticeRow } from './notice-files';

describe.each(DATABASES)('importing notices into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-notices-'));
  const clock = { time: Date.parse('2026-11-20T09:00:00+09:00'), now: () => clock.time };
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(async () => {
    await database.pool.query('delete from notices');
    await database.pool.query('delete from areas');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  async function take(name: string, content: string | Uint8Array, source = 'operator') {
    const rejectedRows: RejectedRow[] = [];
    const hints: HintedRow[] = [];
    const report = await importNotices(
      { db: database.db, clock },
      deliver(folder, name, content),
      source,
      {
        progress: () => undefined,
        rejected: (row) => void rejectedRows.push(row),
        hinted: (row) => void hints.push(row),
      },
    );
    return { ...report, rejectedRows, hints };
  }
  const csv = (...rows: NoticeRow[]) => take('a.csv', noticesCsv(rows));
  const json = (...rows: object[]) =>
    take('a.ndjson', rows.map((row) => JSON.stringify(row)).join('\n'));
  async function stored(number = '2026-001'): Promise<Notice | null> {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from notices where number = $1',
      [number],
    );
    const found = await new NoticeRepository(database).one(String(rows[0]?.id), clock.now());
    return found?.notice ?? null;
  }

  test('stores what a row says', async () => {
    expect(await csv(NOTICE)).toMatchObject({ rows: 1, added: 1, rejected: 0, hints: [] });
    expect(await stored()).toMatchObject({
      organisation: 'LH',
      office: 'LH 서울지역본부',
      supplyTypeCode: 'SUPLY00004',
      announcedOn: '20261110',
      from: '2026-11-20T10:00+09:00',
      until: '2026-11-25T17:00+09:00',
      status: 'SCHEDULED',
      isExample: false,
      source: 'IMPORT',
      areas: [
        { code: '1162000000', name: '서울 관악구' },
        { code: '1159000000', name: '서울 동작구' },
      ],
      units: [
        {
          name: '봉천동 은천길',
          area: 23.1,
          rank: '1순위',
          count: 14,
          deposit: { from: 1_000_000, to: 1_000_000 },
          monthly: { from: 154_000, to: 154_000 },
        },
        { deposit: { from: 2_000_000, to: 3_000_000 }, count: 6, months: null },
      ],
      conditions: {
        on: null,
        ranks: [
          {
            name: '1순위',
            conditions: [
              { kind: 'age', from: 19, to: 39 },
              { kind: 'marriage', anyOf: ['SINGLE'] },
              { kind: 'home', whose: 'SELF' },
              { kind: 'group', anyOf: ['BASIC_SECURITY', 'SINGLE_PARENT'] },
            ],
          },
          {
            name: '3순위',
            conditions: [
              { kind: 'age', from: 19, to: 39 },
              { kind: 'home', whose: 'SELF' },
              { kind: 'income', whose: 'SELF', limits: [4_310_000], further: null },
              { kind: 'assets', whose: 'SELF', limit: 251_000_000 },
              { kind: 'residence', areas: ['1100000000'], orWork: false },
            ],
          },
        ],
      },
      documents: [
        { name: '주민등록표 등본', issuer: '정부24', link: 'https://www.gov.kr/' },
        { name: '신청서', note: null, issuer: null, link: null },
      ],
      attachments: [{ name: '모집공고문.pdf', link: 'https://example.com/a/notice.pdf' }],
      schedule: [
        { kind: 'SHORTLIST', from: '2026-12-03T16:00+09:00', to: null },
        { kind: 'DOCUMENTS', to: '2026-12-09T17:00+09:00', note: '온라인' },
        { kind: 'WINNERS', from: '2027-02-20' },
      ],
      contact: { tel: '1600-1004', hours: '평일 9시~18시' },
    });
  });

  test('again changes nothing; what changed becomes a correction', async () => {
    await csv(NOTICE);
    const before = await stored();
    expect(await csv(NOTICE)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await stored()).toEqual(before);
    const later = { ...NOTICE, until: '2026-11-27 24:00' };
    expect(await csv(later)).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    const corrected = await stored();
    expect(corrected).toMatchObject({ until: '2026-11-27', correctedOn: '20261120' });
    expect(corrected?.id).toBe(before?.id);
    expect(corrected?.corrections).toMatchObject([{ number: 1, changes: [{ field: 'UNTIL' }] }]);
  });

  test('reads what a spreadsheet saves in CP949', async () => {
    expect(await take('b.csv', iconv.encode(noticesCsv([NOTICE]), 'cp949'))).toMatchObject({
      encoding: 'cp949',
      added: 1,
    });
    expect((await stored())?.title).toBe(NOTICE.title);
  });

  test('takes the structured fields of JSON lines as data', async () => {
    await csv(NOTICE);
    const from = await stored();
    const { units, conditions, documents, attachments, schedule, areas } = from ?? {};
    const rest = { ...NOTICE, number: 'J-1', units, conditions, documents, attachments };
    expect(await json({ ...rest, schedule, areas })).toMatchObject({ added: 1, rejected: 0 });
    expect(await stored('J-1')).toMatchObject({
      units,
      conditions,
      documents,
      attachments,
      schedule,
      areas,
    });
    const listed = { areas: ['전국', 1162000000], conditions: ['1순위: 미혼'], units: ['방|20'] };
    expect(await json({ ...rest, number: 'J-2', ...listed })).toMatchObject({ added: 1 });
    expect(await stored('J-2')).toMatchObject({
      areas: [{ name: '전국' }, { name: '서울 관악구' }],
      conditions: { ranks: [{ name: '1순위', conditions: [{ kind: 'marriage' }] }] },
      units: [{ name: '방', area: 20, deposit: null }],
    });
  });

  test('tells what it could not read, and keeps it unread', async () => {
    const conditions =
      '만 19~39세, 해외 거주 경험이 있는 사람\n2순위: 도시근로자 월평균소득 100% 이하';
    const { hints, ...report } = await csv({ ...NOTICE, conditions, supplyType: '달나라주택' });
    expect(report).toMatchObject({ added: 1, rejected: 0 });
    expect(hints).toMatchObject([
      {
        line: 2,
        number: '2026-001',
        problems: [
          { column: '공급유형', value: '달나라주택' },
          { column: '자격', value: '해외 거주 경험이 있는 사람' },
          { column: '자격', value: '도시근로자 월평균소득 100% 이하' },
        ],
      },
    ]);
    expect(await stored()).toMatchObject({
      supplyTypeCode: 'SUPLY00099',
      conditions: {
        ranks: [
          { conditions: [{ kind: 'age' }, { kind: 'unread', text: '해외 거주 경험이 있는 사람' }] },
          { conditions: [{ kind: 'unread' }] },
        ],
      },
    });
  });

  test('knows the areas that an import brought', async () => {
    await database.pool.query(
      `insert into areas (code, kind, sido, sigungu, dong, lat, lng, precision, level, source)
       values ('4711100000', 'sigungu', '경상북도', '포항시 남구', '', 36, 129.3, 'polygon', 7, 'x')`,
    );
    expect(await csv({ ...NOTICE, areas: '경상북도 포항시 남구, 경북 전체' })).toMatchObject({
      added: 1,
    });
    expect((await stored())?.areas).toEqual([
      { code: '4711100000', name: '경북 포항시 남구' },
      { code: '4700000000', name: '경북' },
    ]);
  });

  test('names every fault of a row with its column and what to do, and takes the others', async () => {
    const wrong: NoticeRow = {
      number: 'X',
      organisation: '가'.repeat(41),
      title: '',
      announcedOn: '2026-02-30',
      from: '2026-11-26',
      until: '2026-11-25 25:00',
      areas: '관악구',
      units: '방|20|100',
      documents: '등본|||javascript:alert(1)',
      attachments: '공고문',
      schedule: '발표',
      status: '몰라요',
      link: 'ftp://example.com',
      tel: '전화 주세요',
    };
    const { rejectedRows, ...report } = await csv(wrong, NOTICE);
    expect(report).toMatchObject({ rows: 2, added: 1, rejected: 1, hints: [] });
    const problems = rejectedRows[0]?.problems ?? [];
    expect(problems.map(({ column }) => column).sort()).toEqual(
      [
        '공고일',
        '기관',
        '상태',
        '서류',
        '원문',
        '일정',
        '전화',
        '접수마감',
        '제목',
        '주택',
        '지역',
        '첨부',
      ].sort(),
    );
    expect(problems.filter(({ why, instead }) => why === '' || instead === '')).toEqual([]);
    expect(problems.find(({ column }) => column === '지역')).toMatchObject({
      why: '모르는 지역입니다: 관악구',
      instead: expect.stringContaining('서울 관악구') as string,
    });
    expect(problems.find(({ column }) => column === '주택')?.instead).toContain('단위까지');
    const swapped = await csv({ ...NOTICE, from: '2026-11-26', until: '2026-11-25' });
    expect(swapped.rejectedRows[0]?.problems).toMatchObject([
      { column: '접수마감', why: '접수시작보다 앞섭니다' },
    ]);
  });

  test('the columns of files and papers are named whose link is not https', async () => {
    const link = 'http://example.com/a.pdf';
    const { rejectedRows, ...report } = await csv(
      { ...NOTICE, number: 'L-1', documents: `등본|||${link}`, attachments: `공고문|${link}` },
      // The notice itself may stand at such an address.
      { ...NOTICE, number: 'L-2', link },
    );
    expect(report).toMatchObject({ added: 1, rejected: 1 });
    expect(rejectedRows[0]?.problems.map(({ column }) => column)).toEqual(['서류', '첨부']);
  });

  test.each(['112', '119', '060-700-1234'])('%s is nobody to ask', async (tel) => {
    const { rejectedRows } = await csv({ ...NOTICE, number: `T-${tel}`, tel });
    expect(rejectedRows[0]?.problems).toMatchObject([{ column: '전화', value: tel }]);
  });

  test.each(['120', '129', '1600-1004'])('%s answers', async (tel) => {
    expect(await csv({ ...NOTICE, number: `T-${tel}`, tel })).toMatchObject({ added: 1 });
  });

  test('keeps what was where the file breaks off, and goes on when it is run again', async () => {
    const many = Array.from({ length: 1100 }, (_, n) => ({ ...NOTICE, number: `M-${n}` }));
    const broken = `${noticesCsv(many)}\r\nM-1100,"never closed`;
    await expect(take('broken.csv', broken)).rejects.toThrow(ImportFileError);
    const { rows } = await database.pool.query('select number from notices');
    expect(rows).toHaveLength(1000);
    expect(await csv(...many)).toMatchObject({ added: 100, changed: 0, unchanged: 1000 });
  });

  test('says which columns are missing', async () => {
    await expect(take('c.csv', '제목,기관\n가,나')).rejects.toThrow(
      '꼭 있어야 할 열이 없습니다: 공고번호, 공고일, 지역',
    );
  });
});
