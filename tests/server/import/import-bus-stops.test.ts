import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { PlaceRepository } from '../../../server/db/geo/place-repository';
import type { RejectedRow } from '../../../server/import/delivery';
import { importBusStops } from '../../../server/import/import-bus-stops';
import { ImportFileError } from '../../../server/import/rows';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { deliver } from './listing-files';

const HEAD = '정류장번호,정류장명,위도,경도,정보수집일,도시명';
const SILLIM = '21116,신림역.주민센터,37.4850,126.9300,2026-10-01,서울특별시';

describe.each(DATABASES)('importing bus stops into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-stops-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.pool.query('delete from bus_stops'));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  async function take(content: string | Uint8Array, name = 'stops.csv', source = 'public') {
    const rejectedRows: RejectedRow[] = [];
    const report = await importBusStops(database, deliver(folder, name, content), source, {
      progress: () => undefined,
      rejected: (row) => void rejectedRows.push(row),
    });
    return { ...report, rejectedRows };
  }
  const lines = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
  const near = () => new PlaceRepository(database).stopsNear({ lat: 37.4842, lng: 126.9297 });

  test.each([
    ['UTF-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['CP949', (text: string) => iconv.encode(text, 'cp949')],
  ])('reads the public list in %s', async (_, encode) => {
    const report = await take(encode(lines(SILLIM)));
    expect(report).toMatchObject({ rows: 1, added: 1, ignoredColumns: ['정보수집일', '도시명'] });
    expect(await near()).toEqual([
      {
        id: 'bus-public-21116',
        kind: 'bus',
        name: '신림역.주민센터',
        lat: 37.485,
        lng: 126.93,
        lines: [],
        walkMinutes: 2,
      },
    ]);
  });

  test('knows a stop again by its number, within its source', async () => {
    await take(lines(SILLIM, '21117,신림동,37.4860,126.9300,,'));
    expect(await take(lines(SILLIM))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    const moved = '21116,신림역,37.4851,126.9301,,';
    expect(await take(lines(moved))).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect((await near()).map(({ name }) => name)).toEqual(['신림역', '신림동']);
    expect(await take(lines(SILLIM), 'other.csv', 'seoul')).toMatchObject({ added: 1 });
    expect(new Set((await near()).map(({ id }) => id)).size).toBe(3);
  });

  test('names every fault of a row with its line, and takes the others', async () => {
    const { rejectedRows, ...report } = await take(
      lines(',,48.85,abc,,', SILLIM, SILLIM.replace('신림역', '다른 이름')),
    );
    expect(report).toMatchObject({ rows: 3, added: 1, rejected: 2 });
    expect(rejectedRows).toMatchObject([
      {
        line: 2,
        number: '',
        problems: [
          { column: '정류장번호', why: '값이 없습니다' },
          { column: '정류장명', why: '값이 없습니다' },
          { column: '위도', value: '48.85' },
          { column: '경도', value: 'abc', why: '숫자가 아닙니다' },
        ],
      },
      { line: 4, number: '21116', problems: [{ why: '3번째 줄과 정류장번호가 같습니다' }] },
    ]);
  });

  test('says so where latitude and longitude stand in each other’s column', async () => {
    const { rejectedRows } = await take(lines('21116,신림역,126.93,37.485,,'));
    const why = '위도와 경도가 서로 바뀐 것 같습니다';
    expect(rejectedRows).toMatchObject([
      {
        problems: [
          { column: '위도', value: '126.93', why },
          { column: '경도', value: '37.485', why },
        ],
      },
    ]);
  });

  test('reads the headers of a city and JSON lines', async () => {
    await take('노드 ID\t정류소번호\t정류소명\tX좌표\tY좌표\n1\t21116\t신림역\t126.93\t37.485\n');
    expect(await near()).toMatchObject([{ name: '신림역', lat: 37.485, lng: 126.93 }]);
    const { rejectedRows } = await take(
      '{"number":"1","name":"가","lat":37,"lng":127}\nx',
      'a.ndjson',
    );
    expect(rejectedRows[0]?.problems[0]?.instead).toContain('{"정류장번호": …}');
  });

  test('leaves everything as it was where the file cannot be read', async () => {
    await expect(take('정류장번호,정류장명\n1,가')).rejects.toThrow(ImportFileError);
    const many = Array.from({ length: 600 }, (_, n) => `M-${n},가,37.1,127.1,,`);
    await expect(take(`${lines(...many)}\r\nM,"never closed`)).rejects.toThrow(ImportFileError);
    expect((await database.pool.query('select number from bus_stops')).rows).toEqual([]);
  });
});
