import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_TITLE } from '#core';
import { TokenSessions } from '../../../server/accounts/sessions/token-sessions';
import { SessionRepository } from '../../../server/db/accounts/session-repository';
import type { Database } from '../../../server/db/database';
import { fillingSample } from '../../../server/db/filled-sample';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { openDatabase } from '../../../server/db/open-database';
import { houses } from '../../../server/db/schema/houses';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { unpackEmbedded } from '../../support/databases';
import { houseRecord, houseRecords } from '../../support/house-records';
import { freePort, RealServer } from '../../support/real-server';
import { aMember } from '../accounts/sessions/session-database';
import { jsonOf, Person } from '../two-servers/person';
import { firstAnswer, READERS, textOf, untilDrawn, type FirstAnswer } from './first-answer';
import { askWithoutReading, Load, type Arrived, type Heard } from './load';

const records = houseRecords(60).map((record) => ({
  ...record,
  title: `${record.listingNumber}의 방`,
}));
const hidden = houseRecord({ listingNumber: 'HIDDEN', status: 'HIDDEN', title: '거두어들인 방' });
/** Written while no server runs. */
const cheaper = { ...(records[1] as HouseRecord), deposit: 4321 };
const withdrawn = { ...(records[2] as HouseRecord), status: 'HIDDEN' as const };

const dataDir = mkdtempSync(join(tmpdir(), 'hankan-killed-'));
const ids = new Map<string, string>();
const pageOf = ({ listingNumber }: HouseRecord) => `/place/${ids.get(listingNumber) ?? ''}`;
let server: RealServer;
let person: Person;

/** The stored data, while no server has it. */
async function withDatabase(use: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url: null, dataDir });
  try {
    await use(database);
  } finally {
    await database.close();
  }
}

/** As an import writes. */
const write = ({ db }: Database, given: readonly HouseRecord[]) =>
  db.transaction((tx) => replaceOrAdd(tx, given, 'test', '20261120'));

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  firstAnswer(server, path, { 'user-agent': READERS.phone, ...headers });

const drawn = async (path: string, headers?: Readonly<Record<string, string>>) => {
  const [answer] = await untilDrawn(async () => [await ask(path, headers)] as const);
  return answer;
};

/** What the first server answered, until it was killed. */
let before: Readonly<Record<'cheaper' | 'withdrawn', FirstAnswer>>;
/**
 * More answers than a connection holds: a busy server sends the small page without views,
 * and a socket's buffers are given up to 36 MB.
 */
const UNREAD = 10_000;
let load: Load;
let arrived: Arrived;

beforeAll(async () => {
  unpackEmbedded(dataDir);
  await withDatabase(async (database) => {
    // Nothing is invented beside them.
    await fillingSample(database, 0, () => Promise.resolve());
    await write(database, [...records, hidden]);
    for (const { id, listingNumber } of await database.db.select().from(houses))
      ids.set(listingNumber, String(id));
    const clock = { now: () => Date.now() };
    const sessions = new TokenSessions(new SessionRepository(database), clock);
    person = new Person(await sessions.open(await aMember(database, clock.now())));
  });
  server = new RealServer(await freePort(), dataDir, { WRITE_LIMIT: '1000' });
  await server.start();
  before = {
    cheaper: await drawn(pageOf(cheaper)),
    withdrawn: await drawn(pageOf(withdrawn)),
  };

  const pages = ['/', '/map', '/map?dong=1162010200', '/zzim', '/more', pageOf(hidden)];
  const all = [...pages, '/place/999999', ...records.map(pageOf)];
  load = new Load(server);
  const readLater = await askWithoutReading(server, '/', UNREAD);
  for (const reader of [0, 1, 2, 3, 4, 5]) load.reads(all, reader * 11);
  const reported = records
    .filter(({ status }) => status === 'OPEN')
    .map(({ listingNumber }) => ids.get(listingNumber) ?? '');
  for (const share of [0, 1, 2])
    load.reports(
      person,
      reported.filter((_, index) => index % 3 === share),
    );
  await load.has(20, 10);
  await server.kill();
  await load.ends();
  arrived = await readLater();

  await withDatabase(async (database) => {
    await write(database, [cheaper, withdrawn]);
  });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Faults of a page that came to its end. */
function faultsOf({ path, answer }: Heard): string[] {
  const text = textOf(answer);
  const faults: string[] = [];
  const hasEnded = text.trimEnd().endsWith('</html>');
  if (!hasEnded) faults.push(`${path} has no end`);
  if (answer.headers['content-length'] !== String(answer.bytes.length))
    faults.push(`${path} is not of its length`);
  for (const [, id = '', json = ''] of text.matchAll(
    /<script type="application\/json" id="([\w-]+)">(.*?)<\/script>/g,
  )) {
    try {
      JSON.parse(json);
    } catch {
      faults.push(`${id} of ${path} cannot be read`);
    }
  }
  return faults;
}

describe('a server that is killed while it draws and writes', () => {
  test('was in the midst of both', () => {
    expect(load.acknowledged.size).toBeLessThan(records.length);
    // Of them who read nothing for so long nobody has all.
    expect(arrived.whole.length).toBeLessThan(UNREAD);
  });

  test('has sent no page that ends in its midst', () => {
    expect(load.heard.flatMap(faultsOf)).toEqual([]);
    const statusOf = (path: string) => {
      if (path === pageOf(hidden)) return 410;
      return path === '/place/999999' ? 404 : 200;
    };
    for (const { path, answer } of load.heard) {
      // Where the database is not heard in time, the page has the product's own head.
      const isFallback = textOf(answer).includes(`<title>${SITE_TITLE}</title>`);
      const status = isFallback ? 200 : statusOf(path);
      expect([path, answer.status]).toEqual([path, status]);
    }
  });

  test('has left whole pages on a connection that nobody read', () => {
    expect(arrived.whole.length).toBeGreaterThan(0);
    for (const { head, body } of arrived.whole) {
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(body.toString().trimEnd().endsWith('</html>')).toBe(true);
    }
  });
});

describe('the next one on its data', () => {
  test('has every report that was acknowledged', async () => {
    const { result } = (await jsonOf(person.ask(server, '/v2/reports'))) as {
      result: { caseNumber: string }[];
    };
    const stored = result.map(({ caseNumber }) => caseNumber);
    expect(stored).toEqual(expect.arrayContaining([...load.acknowledged.values()]));
    // At most one of each writer was under way.
    expect(stored.length - load.acknowledged.size).toBeLessThanOrEqual(3);
  });

  test('draws the page of every house that was written about', async () => {
    for (const record of records) {
      if (!load.acknowledged.has(ids.get(record.listingNumber) ?? '')) continue;
      const path = pageOf(record);
      const answer = await drawn(path);
      const isGone = record.listingNumber === withdrawn.listingNumber;
      expect([path, answer.status]).toEqual([path, isGone ? 410 : 200]);
      expect(faultsOf({ path, answer })).toEqual([]);
      expect(textOf(answer).includes(record.title)).toBe(!isGone);
    }
  });

  test('shows what was written meanwhile, to whoever keeps the former page, too', async () => {
    const known = { 'if-none-match': before.cheaper.headers.etag ?? '' };
    expect(textOf(before.cheaper)).not.toContain('4,321');
    const now = await drawn(pageOf(cheaper), known);
    expect(now.status).toBe(200);
    expect(textOf(now)).toContain('4,321');
  });

  test('shows nothing of what was withdrawn meanwhile', async () => {
    const known = { 'if-none-match': before.withdrawn.headers.etag ?? '' };
    expect([before.withdrawn.status, textOf(before.withdrawn)]).toEqual([
      200,
      expect.stringContaining(withdrawn.title),
    ]);
    const now = await drawn(pageOf(withdrawn), known);
    expect(now.status).toBe(410);
    expect(textOf(now)).not.toContain(withdrawn.title);
    for (const path of ['/', '/map', '/map?dong=1162010200'])
      expect(textOf(await drawn(path))).not.toContain(`href="${pageOf(withdrawn)}"`);
  });
});
