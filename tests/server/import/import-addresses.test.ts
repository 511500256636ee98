import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AddressRepository } from '../../../server/db/addresses/address-repository';
import type { Database } from '../../../server/db/database';
import type { RejectedRow } from '../../../server/import/delivery';
import { importAddresses } from '../../../server/import/addresses/import-addresses';
import { ImportFileError } from '../../../server/import/rows';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { deliver } from './listing-files';

const HEAD = '도로명주소,지번,건물명,우편번호,법정동코드,위도,경도';
const SEOUL =
  '서울특별시 관악구 신림로 340,신림동 1433-12,가온빌,08754,1162010200,37.4842,126.9293';
const TOWN =
  '경기도 화성시 봉담읍 와우안길 12-3,경기도 화성시 봉담읍 와우리 산 12,,18300,4159025321,37.21,126.97';
const CITY = '세종특별자치시 한누리대로 2130,보람동 720,,30151,3611010800,36.48,127.289';
const DISTRICT = '경기도 수원시 영통구 영통로 200,영통동 994,,16700,4111710500,37.2535,127.0678';

describe.each(DATABASES)('importing addresses into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-addresses-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.pool.query('delete from addresses'));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  async function take(content: string | Uint8Array, source = 'public', name = 'addresses.csv') {
    const rejectedRows: RejectedRow[] = [];
    const report = await importAddresses(database, deliver(folder, name, content), source, {
      progress: () => undefined,
      rejected: (row) => void rejectedRows.push(row),
    });
    return { ...report, rejectedRows };
  }
  const lines = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
  const find = (query: string) => new AddressRepository(database).find(query);

  test.each([
    ['UTF-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['decomposed UTF-8', (text: string) => Buffer.from(text.normalize('NFD'))],
    ['CP949', (text: string) => iconv.encode(text, 'cp949')],
  ])('reads a list in %s', async (_, encode) => {
    expect(await take(encode(lines(SEOUL, TOWN, CITY, DISTRICT)))).toMatchObject({
      rows: 4,
      added: 4,
      rejected: 0,
    });
    expect(await find('신림로 340')).toEqual([
      {
        road: '서울특별시 관악구 신림로 340',
        lot: '신림동 1433-12',
        building: '가온빌',
        zip: '08754',
        dongliCode: '1162010200',
        sido: '서울특별시',
        sigungu: '관악구',
        dong: '신림동',
        lat: 37.4842,
        lng: 126.9293,
      },
    ]);
    expect(await find('와우리 산 12')).toMatchObject([
      { lot: '봉담읍 와우리 산 12', building: null, sigungu: '화성시', dong: '봉담읍 와우리' },
    ]);
    expect(await find('세종 보람동 720')).toMatchObject([{ sigungu: '', dong: '보람동' }]);
    expect(await find('영통 영통로 200')).toMatchObject([{ sigungu: '수원시 영통구' }]);
  });

  test('knows a building again by its road, whoever delivers it', async () => {
    await take(lines(SEOUL, CITY));
    expect(await take(lines(SEOUL))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await take(lines(SEOUL.replace('가온빌', '나래빌')))).toMatchObject({ changed: 1 });
    expect(await find('나래')).toHaveLength(1);
    expect(await find('가온')).toEqual([]);
    expect(await take(lines(SEOUL), 'seoul')).toMatchObject({ added: 0, changed: 1 });
    expect(await find('신림로')).toHaveLength(1);
    expect(await find('한누리대로')).toHaveLength(1);
  });

  test('names every fault of a row with its line, and takes the others', async () => {
    const { rejectedRows, ...report } = await take(
      lines(
        '신림로 340,1433-12,,8754,11620,37.5,abc',
        '서울특별시 관악구 신림로,신림동,,,1162010200,37.5,126.9',
        '서울특별시 관악구 신림동 340,,,08754,1162010200,37.5,126.9',
        SEOUL,
        SEOUL.replace('가온빌', ''),
      ),
    );
    expect(report).toMatchObject({ rows: 5, added: 1, rejected: 4 });
    expect(rejectedRows).toMatchObject([
      {
        line: 2,
        number: '신림로 340',
        problems: [
          { column: '도로명주소', why: '시·도로 시작하지 않습니다' },
          { column: '지번', why: '법정동과 번지로 끝나지 않습니다' },
          { column: '우편번호', why: '우편번호는 숫자 다섯 자리입니다' },
          { column: '법정동코드', why: '법정동코드는 숫자 열 자리입니다' },
          { column: '경도', why: '숫자가 아닙니다' },
        ],
      },
      {
        line: 3,
        problems: [
          { column: '도로명주소', why: '도로명과 건물번호로 끝나지 않습니다' },
          { column: '지번' },
          { column: '우편번호', why: '값이 없습니다' },
        ],
      },
      { line: 4, problems: [{ column: '도로명주소' }, { column: '지번', why: '값이 없습니다' }] },
      { line: 6, problems: [{ column: '도로명주소', why: '5번째 줄과 도로명주소가 같습니다' }] },
    ]);
  });

  test('takes JSON lines, and refuses what is far too long', async () => {
    const [road = '', lot, building, zip, dongliCode, lat, lng] = SEOUL.split(',');
    const row = { road, lot, building, zip, dongliCode, lat: Number(lat), lng: Number(lng) };
    const long = { ...row, road: `${road} ${'1'.repeat(100)}`, lot: 'ㄱ'.repeat(101) };
    const rows = [row, long].map((one) => JSON.stringify(one)).join('\n');
    expect(await take(rows, 'public', 'a.ndjson')).toMatchObject({ added: 1, rejected: 1 });
  });

  test('leaves everything as it was where the file cannot be read', async () => {
    await expect(take('지번\n가')).rejects.toThrow(ImportFileError);
    expect(await find('신림로')).toEqual([]);
  });
});
