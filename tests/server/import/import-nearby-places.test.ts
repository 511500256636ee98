import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NearbyCategory } from '#core';
import type { Database } from '../../../server/db/database';
import { NearbyPlaceRepository } from '../../../server/db/geo/nearby-place-repository';
import type { RejectedRow } from '../../../server/import/delivery';
import { importNearbyPlaces } from '../../../server/import/import-nearby-places';
import { reportText } from '../../../server/import/report-text';
import { ImportFileError } from '../../../server/import/rows';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { deliver } from './listing-files';

/** As the public list of shops has it, as far as it matters. */
const HEAD = '상가업소번호,상호명,지점명,상권업종대분류명,상권업종소분류명,경도,위도';
const CAFE = 'MA1,나무카페,신림점,음식,카페,126.9300,37.4850';
const BARBER = 'MA2,가위손,,수리·개인,미용실,126.9300,37.4850';
const STORE = 'MA3,모퉁이가게,,소매,편의점,126.9301,37.4851';

describe.each(DATABASES)('importing facilities into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-facilities-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.pool.query('delete from nearby_places'));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  interface Given {
    readonly name?: string;
    readonly source?: string;
    readonly category?: NearbyCategory | null;
  }
  async function take(content: string | Uint8Array, given: Given = {}) {
    const { name = 'places.csv', source = 'public', category = null } = given;
    const rejectedRows: RejectedRow[] = [];
    const file = deliver(folder, name, content);
    const report = await importNearbyPlaces(
      database,
      { file, source, category },
      { progress: () => undefined, rejected: (row) => void rejectedRows.push(row) },
    );
    return { ...report, rejectedRows };
  }
  const lines = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
  const near = (category: NearbyCategory) =>
    new NearbyPlaceRepository(database).near({
      category,
      at: { lat: 37.4842, lng: 126.9297 },
      radius: 1000,
    });
  const names = async (category: NearbyCategory) => (await near(category)).map(({ name }) => name);

  test.each([
    ['UTF-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['CP949', (text: string) => iconv.encode(text, 'cp949')],
  ])(
    'reads the public list of shops in %s, and passes over the other trades',
    async (_, encode) => {
      const report = await take(encode(lines(CAFE, BARBER, STORE)));
      expect(report).toMatchObject({ rows: 3, added: 2, skipped: 1, rejected: 0 });
      expect(reportText(report, 1)).toContain('다른 종류라서 건너뜀 1');
      expect(await near('CE7')).toMatchObject([
        { id: 'public:MA1', category: 'CE7', name: '나무카페 신림점', lat: 37.485, lng: 126.93 },
      ]);
      expect(await names('CS2')).toEqual(['모퉁이가게']);
    },
  );

  test('reads a list of stations, which has no category of its own', async () => {
    const list = [
      '역번호,역사명,노선번호,노선명,역위도,역경도',
      '0230,신림,S1102,2호선,37.4842,126.9297',
      '4406,서울역,S1,신림선,37.4843,126.9298',
    ];
    expect(await take(list.join('\n'), { category: 'SW8' })).toMatchObject({ added: 2 });
    expect(await names('SW8')).toEqual(['신림역 2호선', '서울역 신림선']);
  });

  test('knows a facility again by its number, within its source', async () => {
    await take(lines(CAFE, STORE));
    expect(await take(lines(CAFE))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await take(lines(CAFE.replace('나무', '바다')))).toMatchObject({ changed: 1 });
    expect(await take(lines(CAFE.replace('카페,126', '마트,126')))).toMatchObject({ changed: 1 });
    expect(await names('MT1')).toEqual(['나무카페 신림점']);
    expect(await take(lines(CAFE), { source: 'seoul' })).toMatchObject({ added: 1 });
  });

  test('names every fault of a row with its line, and takes the others', async () => {
    const { rejectedRows, ...report } = await take(
      lines(',,,음식,카페,37.5,abc', CAFE, CAFE.replace('나무', '바다'), 'MA9,이름,,,,126.9,37.4'),
    );
    expect(report).toMatchObject({ rows: 4, added: 1, rejected: 3 });
    expect(rejectedRows).toMatchObject([
      {
        line: 2,
        problems: [
          { column: '관리번호', why: '값이 없습니다' },
          { column: '상호명', why: '값이 없습니다' },
          { column: '위도', why: '숫자가 아닙니다' },
          { column: '경도', why: '위도와 경도가 서로 바뀐 것 같습니다' },
        ],
      },
      { line: 4, number: 'MA1' },
      { line: 5, problems: [{ column: '종류', why: '값이 없습니다' }] },
    ]);
  });

  test('takes codes and English names of JSON lines', async () => {
    const row = { number: '1', name: '가', category: 'MT1', lat: 37.485, lng: 126.93 };
    await take(JSON.stringify(row), { name: 'a.ndjson' });
    expect(await names('MT1')).toEqual(['가']);
  });

  test('leaves everything as it was where the file cannot be read', async () => {
    await expect(take('상호명\n가')).rejects.toThrow(ImportFileError);
    const many = Array.from({ length: 600 }, (_, n) => CAFE.replace('MA1', `M-${n}`));
    await expect(take(`${lines(...many)}\r\nM,"never closed`)).rejects.toThrow(ImportFileError);
    expect((await database.pool.query('select number from nearby_places')).rows).toEqual([]);
  });
});
