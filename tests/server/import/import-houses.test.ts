import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { HouseRepository } from '../../../server/db/houses/house-repository';
import { fillPlaces } from '../../../server/db/geo/place-writer';
import type { RejectedRow } from '../../../server/import/delivery';
import { importHouses } from '../../../server/import/houses/import-houses';
import { ImportFileError } from '../../../server/import/rows';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { csvText, deliver, LISTING, type Listing } from './listing-files';

const SILLIM = {
  id: 'station-1',
  kind: 'station' as const,
  name: '신림역',
  detail: '서울 관악구',
  lat: 37.4842,
  lng: 126.9297,
  level: 4,
  lines: [{ name: '2호선', color: '#00a84d' }],
};

describe.each(DATABASES)('importing houses into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-import-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillPlaces(database, [SILLIM]);
  });
  afterEach(() => database.pool.query('delete from houses'));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  async function take(
    name: string,
    content: string | Uint8Array,
    told: (taken: number) => void = () => undefined,
  ) {
    const rejected: RejectedRow[] = [];
    const report = await importHouses(
      { db: database.db, clock: { now: () => Date.parse('2026-11-20T09:00:00+09:00') } },
      deliver(folder, name, content),
      'operator',
      {
        progress: ({ taken }) => {
          told(taken);
        },
        rejected: (row) => void rejected.push(row),
      },
    );
    return { ...report, rejectedRows: rejected };
  }

  async function stored(listingNumber = 'N-1'): Promise<HouseRecord | null> {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from houses where listing_number = $1',
      [listingNumber],
    );
    return new HouseRepository(database).one(rows[0]?.id ?? '');
  }

  const csv = (...listings: Listing[]) => take('a.csv', csvText(listings));

  test('refuses a day that has not come', async () => {
    const { rejectedRows } = await csv({ ...LISTING, confirmedAt: '2026-11-21' });
    expect(rejectedRows[0]?.problems).toMatchObject([
      { column: '확인일', value: '2026-11-21', why: '아직 오지 않은 날입니다' },
    ]);
    expect(await csv({ ...LISTING, confirmedAt: '2026-11-20 23:59' })).toMatchObject({ added: 1 });
  });

  test('stores what a row says', async () => {
    expect(await csv(LISTING)).toMatchObject({ rows: 1, added: 1, rejected: 0 });
    expect(await stored()).toMatchObject({
      listingNumber: 'N-1',
      status: 'OPEN',
      type: 'HOUTP00001',
      dealType: 'MONTH_RENT',
      deposit: 1000,
      monthly: 50,
      maintenance: { fee: 7, items: [], billedByUse: [] },
      area: 23.14,
      floor: { kind: 'GROUND', number: 3, total: 5 },
      building: 'MULTIPLEX',
      direction: { facing: 'SE', of: 'MAIN_ROOM' },
      approvedOn: '20150401',
      moveIn: { kind: 'NOW', day: null },
      parking: 1,
      options: ['FULL', 'PET'],
      station: { name: '신림역', lines: SILLIM.lines, walkMinutes: 2 },
      contact: { tel: '010-1234-5678', sms: null, chatUrl: null },
      advertiser: { kind: 'LAND_LORD', name: '예시 임대인' },
      postedAt: '2026-10-31T15:00:00.000Z',
      confirmedAt: '2026-10-31T15:00:00.000Z',
    });
  });

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['CP949', (text: string) => iconv.encode(text, 'cp949')],
    ['UTF-16', (text: string) => iconv.encode(text, 'utf-16le', { addBOM: true })],
  ])('reads %s', async (_, encode) => {
    expect(await take('a.csv', encode(csvText([LISTING])))).toMatchObject({ added: 1 });
    expect((await stored())?.title).toBe('똠방각하 앞 펲시빌라');
  });

  test('reads tabs, semicolons, quotes and breaks inside them', async () => {
    const description = '첫 줄, "따옴표"\n둘째 줄';
    for (const delimiter of ['\t', ';']) {
      await take('a.csv', csvText([{ ...LISTING, description }], delimiter));
      expect((await stored())?.description).toBe(description);
    }
  });

  test('reads JSON lines with English names, numbers, lists and objects', async () => {
    const house = {
      ...LISTING,
      deposit: 1000,
      maintenanceFee: 12,
      maintenanceItems: [
        { item: 'GENERAL', amount: 8 },
        { item: '수도', amount: 4 },
      ],
      options: ['FULL', 'SHORT_TERM'],
      chatUrl: 'https://openchat.example/o/1',
      gender: null,
    };
    const text = `\uFEFF${JSON.stringify(house)}\n\n${JSON.stringify({ ...house, listingNumber: 'N-2' })}`;
    expect(await take('a.ndjson', text)).toMatchObject({ rows: 2, added: 2 });
    expect(await stored('N-2')).toMatchObject({
      maintenance: {
        fee: 12,
        items: [
          { item: 'GENERAL', amount: 8 },
          { item: 'WATER', amount: 4 },
        ],
      },
      options: ['FULL', 'SHORT_TERM'],
      contact: { chatUrl: 'https://openchat.example/o/1' },
    });
  });

  test('takes a listing that has nothing but an open chat', async () => {
    const chatUrl = 'https://openchat.example/o/1?from=hankan';
    await csv({ ...LISTING, tel: '', chatUrl });
    expect((await stored())?.contact).toEqual({ tel: null, sms: null, chatUrl });
  });

  test.each([
    'Y',
    'javascript:alert(1)',
    'kakaotalk://open',
    'openchat.example/o/1',
    `https://openchat.example/${'x'.repeat(300)}`,
  ])('refuses the open chat %j, which is no link', async (chatUrl) => {
    const { rejectedRows } = await csv({ ...LISTING, chatUrl });
    expect(rejectedRows[0]?.problems.map(({ column }) => column)).toEqual(['오픈채팅']);
  });

  test('changes nothing when it is run again, and only what is new when it differs', async () => {
    const two = { ...LISTING, listingNumber: 'N-2' };
    await csv(LISTING, two);
    expect(await csv(LISTING, two)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const three = { ...LISTING, listingNumber: 'N-3' };
    expect(await csv(LISTING, { ...two, deposit: '2000' }, three)).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1,
    });
    expect((await stored('N-2'))?.deposit).toBe(2000);
  });

  test('a lower price in a later delivery is a drop since that day', async () => {
    await csv(LISTING);
    expect((await stored())?.formerPrice).toBeNull();
    await csv({ ...LISTING, monthly: '45' });
    const house = await stored();
    expect(house?.formerPrice).toEqual({ deposit: 1000, monthly: 50, changedOn: '20261120' });
    const news = await new HouseRepository(database).lately({
      news: 'price-dropped',
      at: SILLIM,
      limit: 10,
      today: '20261120',
    });
    expect(news.map(({ id }) => id)).toEqual([house?.id]);
    // The same file again is no change, and tells nothing new.
    expect(await csv({ ...LISTING, monthly: '45' })).toMatchObject({ unchanged: 1 });
    expect((await stored())?.formerPrice).toEqual(house?.formerPrice);
  });

  test('names every fault of a row with its line, and takes the others', async () => {
    const bad = {
      ...LISTING,
      listingNumber: 'N-2',
      description: '두\n줄',
      deposit: '10000000',
      maintenanceFee: '15',
      floor: '7',
      lat: '48.85',
      tel: '060-123-4567',
      postedAt: '2026-02-30',
      photos: 'http://example.com/a.jpg',
    };
    const { rejectedRows, ...report } = await csv(bad, { ...LISTING, listingNumber: 'N-3' });
    expect(report).toMatchObject({ rows: 2, added: 1, rejected: 1 });
    expect(rejectedRows).toHaveLength(1);
    expect(rejectedRows[0]).toMatchObject({ line: 2, number: 'N-2' });
    const problems = rejectedRows[0]?.problems ?? [];
    expect(problems.map(({ column }) => column).sort()).toEqual(
      ['관리비', '등록일', '보증금', '사진', '위도', '전화', '층'].sort(),
    );
    expect(problems.find(({ column }) => column === '보증금')).toEqual({
      column: '보증금',
      value: '10000000',
      why: '원 단위로 적은 금액 같습니다',
      instead: '만원 단위로 1000',
    });
    const later = await csv(bad, { ...bad, listingNumber: 'N-4' });
    expect(later.rejectedRows.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('takes the first of two rows with one number', async () => {
    const { rejectedRows } = await csv(LISTING, { ...LISTING, deposit: '9' });
    expect((await stored())?.deposit).toBe(1000);
    expect(rejectedRows[0]?.problems[0]?.why).toBe('2번째 줄과 매물번호가 같습니다');
  });

  test('wants a row to have what the law has it show', async () => {
    const { rejectedRows } = await csv(
      { ...LISTING, tel: '', listingNumber: 'no contact' },
      { ...LISTING, advertiser: '중개사무소', listingNumber: 'no office' },
      { ...LISTING, dealType: '전세', listingNumber: 'rent in jeonse' },
    );
    expect(rejectedRows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ['전화'],
      ['중개사무소', '대표자', '등록번호', '중개사무소주소', '중개사무소전화'],
      ['월세'],
    ]);
  });

  test('keeps what stands before the break of a broken file, says how far, and goes on', async () => {
    const many = Array.from({ length: 2400 }, (_, n) => ({ ...LISTING, listingNumber: `M-${n}` }));
    const whole = csvText(many);
    const told: number[] = [];
    const broken = take('b.csv', `${whole}\r\nM-2400,"never closed`, (taken) => told.push(taken));
    await expect(broken).rejects.toThrow(ImportFileError);
    const { rows } = await database.pool.query('select listing_number from houses order by id');
    expect(rows).toEqual(
      many.slice(0, told.at(-1)).map((one) => ({ listing_number: one.listingNumber })),
    );
    expect(rows).toHaveLength(2000);
    expect(await take('b.csv', whole)).toMatchObject({ added: 400, changed: 0, unchanged: 2000 });
  });

  test('refuses a file without the columns it needs, an empty one and another kind', async () => {
    await expect(take('a.csv', '매물번호,보증금\n1,2')).rejects.toThrow(
      /꼭 있어야 할 열.*거래유형/,
    );
    await expect(take('a.csv', '')).rejects.toThrow('빈 파일');
    await expect(take('a.ndjson', '')).rejects.toThrow('빈 파일');
    await expect(take('a.xlsx', 'PK')).rejects.toThrow('확장자');
    const broken = await take('a.ndjson', 'not json\n[]\n"x"\n{}');
    expect(broken).toMatchObject({ rows: 4, rejected: 4 });
  });

  test('says which columns it did not know', async () => {
    const text = csvText([LISTING])
      .replace(/^매물번호/, '비고,매물번호')
      .replace('\r\n', '\r\nx,');
    expect((await take('a.csv', text)).ignoredColumns).toEqual(['비고']);
  });
});
