import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/open-database';
import { whileImporting } from '../../../server/db/import-lock';
import { createPostgresDatabase } from '../../support/databases';
import { jpegPhoto } from '../../support/photos';
import { processFile } from '../../support/processes';
import { zipOf } from '../../support/zip';
import { csvText, deliver, LISTING } from './listing-files';
import { NOTICE, noticesCsv } from './notices/notice-files';

/** As `npm run import` starts it, which takes long: the other runs are of the same, translated before. */
const FROM_SOURCE = ['--import', 'tsx', join(import.meta.dirname, '../../../scripts/import.ts')];

const IMPORT = processFile('npm-run-import');
const GEODATA = processFile('npm-run-geodata');

/** As many rows as the planner knows of; -1 of a table that nobody has counted. */
async function counted({ pool }: Pick<Database, 'pool'>, table: string): Promise<number> {
  const question = 'select reltuples::int as rows from pg_class where relname = $1';
  return (await pool.query<{ rows: number }>(question, [table])).rows[0]?.rows ?? 0;
}

// Each test starts processes; a busy machine takes its time with them.
describe('npm run import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-import-command-'));
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createPostgresDatabase());
  });
  afterAll(async () => {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(args: readonly string[], given: Readonly<Record<string, string>> = {}) {
    return begin([IMPORT, ...args], given).ended;
  }
  /** Starts it; `says` waits for words of it. */
  function begin(command: readonly string[], given: Readonly<Record<string, string>> = {}) {
    const child = spawn(process.execPath, command, {
      env: { ...process.env, APP_ENV: 'LOCAL', DATABASE_URL: url, ...given },
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      child.emit('said');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }));
    const says = async (words: string) => {
      while (!said.includes(words)) await once(child, 'said');
    };
    return { child, ended, says };
  }

  test('takes the good rows of a CP949 file, reports the bad ones, and knows both again', async () => {
    const rows = [
      { ...LISTING, listingNumber: 'C-1', stationName: '' },
      { ...LISTING, listingNumber: 'C-2', deposit: '-1+1' },
    ];
    const file = deliver(folder, 'spread.csv', iconv.encode(csvText(rows), 'cp949'));
    const first = await begin([...FROM_SOURCE, 'houses', file]).ended;
    expect(first.code).toBe(2);
    expect(first.said).toContain('CP949');
    expect(first.said).toContain('추가 1 · 변경 0 · 그대로 0 · 제외 1');
    expect(first.said).toContain('3번째 줄 · 보증금 "-1+1"');
    // A spreadsheet would take what begins like a formula for one.
    expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain('"3","C-2","보증금","\'-1+1"');

    const mended = deliver(
      folder,
      'spread.csv',
      csvText([
        { ...rows[0], deposit: '2,000' },
        { ...LISTING, listingNumber: 'C-2' },
      ]),
    );
    const second = await run(['houses', mended]);
    expect(second).toMatchObject({ code: 0 });
    expect(second.said).toContain('추가 1 · 변경 1 · 그대로 0 · 제외 0');
    expect(existsSync(`${file}.rejected.csv`)).toBe(false);
    expect((await run(['houses', mended])).said).toContain('추가 0 · 변경 0 · 그대로 2 · 제외 0');

    const database = await openDatabase({ url, dataDir: folder });
    const { rows: stored } = await database.pool.query<{ station: unknown }>(
      "select station, source from houses where listing_number = 'C-1'",
    );
    expect(await counted(database, 'houses')).toBe(2);
    await database.close();
    // No sample, but the stations that houses are measured against.
    expect(stored).toMatchObject([{ source: 'operator', station: { name: '신림역' } }]);
  });

  test('takes the photographs of houses from an archive into the store of the server', async () => {
    const dataDir = join(folder, 'photos');
    const archive = deliver(
      folder,
      'photos.zip',
      zipOf([{ name: '방/거실.jpg', bytes: await jpegPhoto() }]),
    );
    const row = { ...LISTING, listingNumber: 'P-1' };
    const file = deliver(
      folder,
      'photos.csv',
      csvText([
        { ...row, photos: '방/거실.jpg' },
        { ...row, listingNumber: 'P-2', photos: '방/부엌.jpg' },
      ]),
    );
    const args = ['houses', file, '--source', 'photos', '--photos', archive];
    const { code, said } = await run(args, { DATA_DIR: dataDir });
    expect(code).toBe(2);
    expect(said).toContain('3번째 줄 · 사진 "방/부엌.jpg": 파일을 찾을 수 없습니다');
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);
    const none = await run([...args.slice(0, -1), join(folder, 'none.zip')]);
    expect(none.code).toBe(1);
    expect(none.said).toContain('--photos: 사진이 든 폴더나 .zip 파일을 찾을 수 없습니다');
  });

  test('takes a public list of bus stops, and reports its bad rows', async () => {
    const rows = '정류장번호,정류장명,위도,경도\n21116,신림역,37.4850,126.9300\n21117,어딘가,0,0\n';
    const file = deliver(folder, 'stops.csv', iconv.encode(rows, 'cp949'));
    const { code, said } = await run(['bus-stops', file, '--source', '공공데이터']);
    expect(code).toBe(2);
    expect(said).toContain('추가 1 · 변경 0 · 그대로 0 · 제외 1');
    expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain('"줄","정류장번호","열"');
    const database = await openDatabase({ url, dataDir: folder });
    const { rows: stored } = await database.pool.query(
      'select source, number, name from bus_stops',
    );
    expect(await counted(database, 'bus_stops')).toBe(1);
    await database.close();
    expect(stored).toEqual([{ source: '공공데이터', number: '21116', name: '신림역' }]);
  });

  test('takes a list of addresses, and reports its bad rows', async () => {
    const rows = [
      '도로명주소,지번,건물명,우편번호,법정동코드,위도,경도',
      '서울특별시 관악구 신림로 340,신림동 1433-12,,08754,1162010200,37.4842,126.9293',
      '서울특별시 관악구 신림로,신림동 1433-13,,08754,1162010200,37.4842,126.9293',
    ].join('\n');
    const file = deliver(folder, 'addresses.csv', iconv.encode(rows, 'cp949'));
    const { code, said } = await run(['addresses', file, '--source', '도로명주소']);
    expect(code).toBe(2);
    expect(said).toContain('추가 1 · 변경 0 · 그대로 0 · 제외 1');
    expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain('"줄","도로명주소","열"');
    const database = await openDatabase({ url, dataDir: folder });
    const { rows: stored } = await database.pool.query('select source, road from addresses');
    expect(await counted(database, 'addresses')).toBe(1);
    await database.close();
    expect(stored).toEqual([{ source: '도로명주소', road: '서울특별시 관악구 신림로 340' }]);
  });

  test('takes notices, and says what it could not read of those that it took', async () => {
    const rows = [
      { ...NOTICE, conditions: '만 19~39세, 서류로 증명할 수 있는 사람' },
      { ...NOTICE, number: '2026-002', areas: '달나라' },
    ];
    const file = deliver(folder, 'notices.csv', iconv.encode(noticesCsv(rows), 'cp949'));
    const { code, said } = await run(['notices', file]);
    expect(code).toBe(2);
    expect(said).toContain('추가 1 · 변경 0 · 그대로 0 · 제외 1');
    expect(said).toContain('넣었지만 확인할 줄:');
    expect(said).toContain('2번째 줄 · 자격 "서류로 증명할 수 있는 사람"');
    expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain('"줄","공고번호","열"');
    const database = await openDatabase({ url, dataDir: folder });
    const { rows: stored } = await database.pool.query('select source, number from notices');
    expect(await counted(database, 'notices')).toBe(1);
    await database.close();
    expect(stored).toEqual([{ source: 'IMPORT', number: '2026-001' }]);
  });

  test('takes a list of stations as npm run geodata, and reports its bad rows', async () => {
    const rows =
      '역번호,역사명,노선명,역위도,역경도\n0230,신림,2호선,37.4842,126.9297\n1,어딘가,,0,0\n';
    const file = deliver(folder, 'stations.csv', iconv.encode(rows, 'cp949'));
    const args = ['places', file, '--source', '도시철도', '--category', '지하철역'];
    const { code, said } = await begin([GEODATA, ...args]).ended;
    expect(code).toBe(2);
    expect(said).toContain('추가 1 · 변경 0 · 그대로 0 · 제외 1');
    expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain('"줄","관리번호","열"');
    const database = await openDatabase({ url, dataDir: folder });
    const { rows: stored } = await database.pool.query(
      'select source, number, category, name from nearby_places',
    );
    expect(await counted(database, 'nearby_places')).toBe(1);
    await database.close();
    expect(stored).toEqual([
      { source: '도시철도', number: '0230', category: 'SW8', name: '신림역 2호선' },
    ]);
    const unknown = await begin([GEODATA, 'places', file, '--category', '약국']).ended;
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.said).toContain('모르는 종류입니다: 약국');
  });

  test('waits while a file of the same source is taken, and says what Ctrl-C leaves', async () => {
    const file = deliver(folder, 'late.csv', csvText([{ ...LISTING, listingNumber: 'W-1' }]));
    const database = await openDatabase({ url, dataDir: folder });
    const waiting = '같은 곳(late)의 다른 가져오기가 끝나기를 기다립니다.';
    const patient = await whileImporting(database, 'houses late', expect.unreachable, async () => {
      const both = [0, 1].map(() => begin([IMPORT, 'houses', file, '--source', 'late']));
      await Promise.all(both.map(({ says }) => says(waiting)));
      const [hasty, other] = both;
      hasty?.child.kill('SIGINT');
      const { code, said } = (await hasty?.ended) ?? {};
      expect(code).toBe(130);
      expect(said).toContain('중단했습니다. 같은 명령을 다시 실행하면 됩니다.');
      return other;
    });
    await database.close();
    expect(await patient?.ended).toMatchObject({ code: 0 });
  });

  test('says from where a file goes on that breaks in the middle', async () => {
    const listings = Array.from({ length: 1100 }, (_, n) => ({
      ...LISTING,
      listingNumber: `B-${n}`,
    }));
    const file = deliver(folder, 'broken.csv', `${csvText(listings)}\r\nB-1100,"never closed`);
    const { code, said } = await run(['houses', file, '--source', 'broken']);
    expect(code).toBe(1);
    expect(said).toContain('1102번째 줄부터 CSV로 읽을 수 없습니다.');
    expect(said).toContain('앞의 1,000줄까지는 끝났습니다. 같은 명령을 다시 실행하면 그 뒤를');
  });

  test('ends with 1 and a sentence where nothing can be taken', async () => {
    const bad = deliver(folder, 'bad.csv', csvText([{ ...LISTING, type: '성' }]));
    expect((await run(['houses', bad])).code).toBe(1);
    const away = await run(['houses', bad], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' });
    expect(away).toMatchObject({ code: 1 });
    expect(away.said).toMatch(/^DATABASE_URL의 PostgreSQL에 연결할 수 없습니다/);
    expect(await run(['houses', join(folder, 'none.csv')])).toMatchObject({
      code: 1,
      said: `파일을 찾을 수 없습니다: ${join(folder, 'none.csv')}\n`,
    });
    expect((await run(['rooms'])).said).toMatch(/^사용법: npm run import/);
    const misnamed = await run(['houses', bad, '--source', 't-blns.csv']);
    expect(misnamed).toMatchObject({ code: 1 });
    expect(misnamed.said).toMatch(/^--source t-blns\.csv: .*쓸 수 없는 글자가 있습니다/);
    const fileless = await run(['houses', '--source', 'blns']);
    expect(fileless.said).toMatch(/^houses 뒤에 가져올 파일을 적어 주세요\./);
  });
});
