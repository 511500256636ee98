import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type Database } from '../../../server/db/database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { houses } from '../../../server/db/schema/houses';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { createPostgresDatabase } from '../../support/databases';
import { houseRecord, houseRecords } from '../../support/house-records';
import type { RealServer } from '../../support/real-server';
import { withinOneMinute } from '../../support/within-one-minute';
import { builtServer } from './built-server';
import {
  balanced,
  firstAnswer,
  READER_KINDS,
  textOf,
  untilDrawn,
  type FirstAnswer,
  type ReaderKind,
} from './first-answer';

const DONG = '1162010200';
const records = houseRecords(90).map((record) => ({
  ...record,
  title: `${record.listingNumber}의 방`,
  deposit: record.deposit + 5,
}));
const withdrawn = houseRecord({ listingNumber: 'WITHDRAWN', status: 'HIDDEN' });

let database: Database;
let servers: readonly [RealServer, RealServer];
const opened: (() => Promise<void>)[] = [];
const ids = new Map<string, string>();
const pageOf = (listingNumber: string) => `/place/${ids.get(listingNumber) ?? ''}`;

/** As an import writes. */
const write = (given: readonly HouseRecord[]) =>
  database.db.transaction((tx) => replaceOrAdd(tx, given, 'test', '20261120'));

beforeAll(async () => {
  const { url, drop } = await createPostgresDatabase();
  opened.push(drop);
  database = openPostgres(url);
  opened.push(() => database.close());
  await write([...records, withdrawn]);
  for (const { id, listingNumber } of await database.db.select().from(houses))
    ids.set(listingNumber, String(id));
  const start = async () => {
    const { server, end } = await builtServer(url);
    opened.push(end);
    return server;
  };
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const end of opened.reverse()) await end();
});

type Pair = readonly [FirstAnswer, FirstAnswer];

/** What one of them says to a reader. */
const answerOf = (
  server: RealServer,
  path: string,
  kind: ReaderKind,
  more: Readonly<Record<string, string>> = {},
): Promise<FirstAnswer> => firstAnswer(server, path, { ...balanced(kind), ...more });

/** What both say of an address within one minute. */
const bothAnswers = (path: string, kind: ReaderKind, encoding = 'identity'): Promise<Pair> =>
  withinOneMinute(() => {
    const more = { 'accept-encoding': encoding };
    return Promise.all([
      answerOf(servers[0], path, kind, more),
      answerOf(servers[1], path, kind, more),
    ]);
  });

/** The same of a page that both have drawn. */
const bothPages = (path: string, kind: ReaderKind, encoding?: string): Promise<Pair> =>
  untilDrawn(() => bothAnswers(path, kind, encoding));

const expectAlike = ([one, other]: Pair) => {
  expect(other.status).toBe(one.status);
  expect(other.headers).toEqual(one.headers);
  expect(other.bytes.equals(one.bytes)).toBe(true);
};

const PAGES = [
  ['the first page', '/', 200],
  ['the map', '/map', 200],
  ['a dong', `/map?dong=${DONG}`, 200],
  ['a later page of no dong', '/map?page=2', 200],
  ['a later page of a dong', `/map?dong=${DONG}&page=2`, 200],
  ['a page behind the last of a dong', `/map?dong=${DONG}&page=5`, 404],
  ['a house', 'T-0001', 200],
  ['a withdrawn house', 'WITHDRAWN', 410],
  ['a house that never was', '/place/999999', 404],
  ['zzim', '/zzim', 200],
  ['more', '/more', 200],
  ['no page', '/nowhere', 404],
] as const;

describe.each(READER_KINDS)('two processes of one database, to a %s', (kind) => {
  test.each(PAGES)('answer %s with the same bytes and headers', async (_name, path, status) => {
    const address = path.startsWith('/') ? path : pageOf(path);
    const first = await bothPages(address, kind);
    expect(first[0].status).toBe(status);
    expectAlike(first);
    // Kept by then, where it is kept.
    expectAlike(await bothPages(address, kind));
  });

  test('know at one what was sent by the other', async () => {
    for (const path of ['/', '/map', `/map?dong=${DONG}`, pageOf('T-0001'), '/zzim', '/more']) {
      const [again] = await untilDrawn(() =>
        withinOneMinute(async () => {
          const [{ headers }] = await bothPages(path, kind);
          const known = { 'if-none-match': headers.etag ?? '' };
          return [await answerOf(servers[1], path, kind, known)] as const;
        }),
      );
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test.each(['/robots.txt', '/sitemap.xml'])('answer %s with the same bytes', async (path) => {
    const pair = await bothAnswers(path, kind);
    expect(pair[0].status).toBe(200);
    expect(textOf(pair[0])).toContain('https://www.hankan.example/');
    expectAlike(pair);
  });

  test('compress to the same bytes', async () => {
    const { plain, squeezed } = await withinOneMinute(async () => ({
      plain: await bothPages('/', kind),
      squeezed: await bothPages('/', kind, 'br'),
    }));
    expect(squeezed[0].headers['content-encoding']).toBe('br');
    expectAlike(squeezed);
    expect(textOf(squeezed[0])).toBe(textOf(plain[0]));
  });
});

test('a phone and a desktop are answered differently, or nothing above says much', async () => {
  const [[phone], [desktop]] = [await bothPages('/', 'phone'), await bothPages('/', 'desktop')];
  expect(phone.bytes.equals(desktop.bytes)).toBe(false);
});

describe('a write that reaches one database is shown by both processes at once', () => {
  const shown = async (path: string, kind: ReaderKind) => {
    const pair = await bothPages(path, kind);
    expectAlike(pair);
    return { status: pair[0].status, text: textOf(pair[0]) };
  };

  test.each(READER_KINDS)('a price that changes, to a %s', async (kind) => {
    const record = records[kind === 'phone' ? 3 : 4] as HouseRecord;
    const page = pageOf(record.listingNumber);
    const price = `${record.deposit.toLocaleString('en')}만원`;
    expect((await shown(page, kind)).text).toContain(price);
    const deposit = 4321;
    await write([{ ...record, deposit }]);
    const after = await shown(page, kind);
    expect(after.text).toContain('4,321');
    expect(after.text).not.toContain(`보증금 ${price}`);
  });

  test.each(READER_KINDS)('a house that is withdrawn, to a %s', async (kind) => {
    const record = records[kind === 'phone' ? 0 : 1] as HouseRecord;
    const page = pageOf(record.listingNumber);
    const list = `/map?dong=${record.address.dongliCode}`;
    expect((await shown(page, kind)).status).toBe(200);
    const before = await shown(list, kind);
    await write([{ ...record, status: 'HIDDEN' }]);
    const gone = await shown(page, kind);
    expect(gone.status).toBe(410);
    expect(gone.text).not.toContain(record.title);
    const after = await shown(list, kind);
    const count = (text: string) => Number(/방 ([\d,]+)개/.exec(text)?.[1]);
    expect(count(after.text)).toBe(count(before.text) - 1);
    // On offer again.
    await write([record]);
    expect((await shown(page, kind)).status).toBe(200);
  });
});
