import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PHONE_ERROR } from '#core';
import { buildApp } from '../../../../server/app';
import { openPostgres, type Database } from '../../../../server/db/database';
import { MessageCountRepository } from '../../../../server/db/limits/message-count-repository';
import { messageCounts } from '../../../../server/db/schema/limits';
import { readEnv } from '../../../../server/env';
import { InstallLinks } from '../../../../server/accounts/install-links';
import { appDeps } from '../../../support/app-deps';
import { createPostgresDatabase, DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { allRows, openInstall, scriptedGateway } from './install-world';

const PHONE = '010-1234-5678';
const HOUR_MS = 60 * MINUTE_MS;
const TWICE = [1, 2];
const statusList = ({ sent, refused }: { readonly sent: number; readonly refused: number }) =>
  Array.from({ length: sent + refused }, (_, at) => (at < sent ? 200 : 429));
const SPENT = '오늘 보낼 수 있는 횟수를 초과했습니다.';

describe.each(DATABASES)('POST /v1/install-link on %s', (kind) => {
  let database: Database;
  let world: Awaited<ReturnType<typeof openInstall>>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    await database.db.delete(messageCounts);
    world = await openInstall(database);
    return () => world.app.close();
  });
  afterAll(() => database.close());

  const statuses = async (calls: Iterable<Promise<{ readonly statusCode: number }>>) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();

  test('sends one line with the address of the install page', async () => {
    const answer = await world.send(PHONE);
    expect([answer.statusCode, answer.json()]).toEqual([200, { DATA: {} }]);
    expect(world.gateway.sent).toEqual([
      { to: PHONE, text: '[한칸] 앱 설치 링크예요.\nhttp://127.0.0.1:4180/app/install' },
    ]);
  });

  test('takes a form, too', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/v1/install-link',
      payload: new URLSearchParams({ HP_NO: PHONE }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: '127.0.0.1:4180' },
    });
    expect(answer.statusCode).toBe(200);
    expect(world.gateway.sent).toHaveLength(1);
  });

  test.each([
    undefined,
    null,
    '',
    '01012345678',
    '010-123-45678',
    '02-123-4567',
    1012345678,
    [PHONE],
  ])('refuses %j by its field, and counts nothing', async (phone) => {
    const answer = await world.send(phone);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'HP_NO', RESULT_MSG: PHONE_ERROR });
    expect(await database.db.$count(messageCounts)).toBe(0);
  });

  test('is not for the pages of other sites', async () => {
    const answer = await world.send(PHONE, { headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(403);
    expect(world.gateway.sent).toEqual([]);
  });

  test('twenty calls at once send two, the others hear until when', async () => {
    const calls = Array.from({ length: 20 }, (_, at) =>
      world.send(PHONE, { address: `10.0.1.${at}` }),
    );
    expect(await statuses(calls)).toEqual(statusList({ sent: 2, refused: 18 }));
    expect(world.gateway.sent).toHaveLength(2);
    const refused = await world.send(PHONE);
    // The moment of every test is noon in Seoul.
    expect(refused.headers['retry-after']).toBe(String(12 * 3600));
    expect(refused.json()).toMatchObject({ code: 'sms-spent', MESSAGE: SPENT, RESULT_MSG: SPENT });
  });

  test('twenty numbers of one address, and what was refused costs a number nothing', async () => {
    const numbers = Array.from(
      { length: 22 },
      (_, at) => `010-0000-10${String(at).padStart(2, '0')}`,
    );
    const calls = numbers.map((number) => world.send(number));
    expect(await statuses(calls)).toEqual(statusList({ sent: 20, refused: 2 }));
    const heard = new Set(world.gateway.sent.map(({ to }) => to));
    const unheard = numbers.find((number) => !heard.has(number)) ?? '';
    const elsewhere = { address: '10.9.9.9' };
    const twice = [world.send(unheard, elsewhere), world.send(unheard, elsewhere)];
    expect(await statuses(twice)).toEqual([200, 200]);
  });

  test('an IPv6 network is one address', async () => {
    const numbers = Array.from(
      { length: 21 },
      (_, at) => `010-0000-20${String(at).padStart(2, '0')}`,
    );
    for (const [at, number] of numbers.entries()) {
      const { statusCode } = await world.send(number, {
        address: `2001:db8:0:1::${at.toString(16)}`,
      });
      expect(statusCode).toBe(at < 20 ? 200 : 429);
    }
    const next = await world.send('010-0000-3000', { address: '2001:db8:0:2::1' });
    expect(next.statusCode).toBe(200);
  });

  test('the day ends at midnight in Seoul, wherever the server stands, and is forgotten', async () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/New_York';
    try {
      for (const nth of TWICE)
        expect([nth, (await world.send(PHONE)).statusCode]).toEqual([nth, 200]);
      world.clock.advance(12 * HOUR_MS - 1);
      const last = await world.send(PHONE);
      expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '1']);
      const before = await database.db.select().from(messageCounts);
      world.clock.advance(1);
      expect((await world.send(PHONE)).statusCode).toBe(200);
      const after = await database.db.select().from(messageCounts);
      expect(after.map(({ day, count }) => [day, count])).toEqual([
        ['20261121', 1],
        ['20261121', 1],
      ]);
      // Another hash every day: what was left of one would tell nothing of the next.
      const hashes = [...before, ...after].map(({ hash }) => hash);
      expect(new Set(hashes).size).toBe(4);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  test.each([
    ['away', 503, '문자를 보내지 못했어요. 잠시 후 다시 시도해 주세요.'],
    ['bad-number', 422, '이 번호로는 문자를 보낼 수 없어요. 번호를 확인해 주세요.'],
  ] as const)('a sending that failed (%s) is given back', async (reason, status, words) => {
    world.gateway.answer = () => Promise.resolve({ ok: false, reason });
    for (const key of ['one', 'one', 'two']) {
      const answer = await world.send(PHONE, { headers: { 'idempotency-key': key } });
      expect([answer.statusCode, answer.json<{ MESSAGE: string }>().MESSAGE]).toEqual([
        status,
        words,
      ]);
    }
    world.gateway.answer = scriptedGateway().answer;
    for (const nth of TWICE)
      expect([nth, (await world.send(PHONE)).statusCode]).toEqual([nth, 200]);
    expect((await world.send(PHONE)).statusCode).toBe(429);
  });

  test('one address cannot have number after number tried', async () => {
    world.gateway.answer = () => Promise.resolve({ ok: false, reason: 'bad-number' });
    const numbers = Array.from(
      { length: 21 },
      (_, at) => `010-0000-50${String(at).padStart(2, '0')}`,
    );
    for (const [at, number] of numbers.entries())
      expect((await world.send(number)).statusCode).toBe(at < 20 ? 422 : 429);
    world.gateway.answer = scriptedGateway().answer;
    const elsewhere = await world.send(numbers[0], { address: '10.9.9.9' });
    expect(elsewhere.statusCode).toBe(200);
  });

  test.each(['', 'a b', 'x'.repeat(201)])('a key that is none is refused: %#', async (key) => {
    const answer = await world.send(PHONE, { headers: { 'idempotency-key': key } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'Idempotency-Key' });
    expect(world.gateway.sent).toEqual([]);
  });

  test('one that broke is given back, and says nothing of the number', async () => {
    world.gateway.answer = () => Promise.reject(new Error(`no way to ${PHONE}`));
    const answer = await world.send(PHONE, { headers: { 'idempotency-key': 'one' } });
    expect(answer.statusCode).toBe(500);
    expect(world.lines.join('')).toContain('broken');
    expect(world.lines.join('')).not.toContain('1234-5678');
    world.gateway.answer = scriptedGateway().answer;
    for (const key of ['one', 'two'])
      expect((await world.send(PHONE, { headers: { 'idempotency-key': key } })).statusCode).toBe(
        200,
      );
  });

  test('two taps send one, at once and one after the other; another key is another one', async () => {
    const tap = (key: string) => world.send(PHONE, { headers: { 'idempotency-key': key } });
    expect(await statuses([tap('a'), tap('a'), tap('a')])).toEqual([200, 200, 200]);
    expect((await tap('a')).statusCode).toBe(200);
    expect(world.gateway.sent).toHaveLength(1);
    expect((await tap('b')).statusCode).toBe(200);
    expect((await tap('c')).statusCode).toBe(429);
    expect((await tap('a')).statusCode).toBe(200);
    expect(world.gateway.sent).toHaveLength(2);
  });

  test('a key belongs to its number', async () => {
    const headers = { 'idempotency-key': 'a' };
    await world.send(PHONE, { headers });
    await world.send('010-8765-4321', { headers });
    expect(world.gateway.sent.map(({ to }) => to)).toEqual([PHONE, '010-8765-4321']);
  });

  test('a sending that another process has under way is not begun again', async () => {
    const counts = new MessageCountRepository(database);
    const links = (sms = scriptedGateway()) =>
      new InstallLinks({ sms, counts, clock: world.clock, secret: 's' });
    const slow = scriptedGateway();
    let refuse = (): void => undefined;
    slow.answer = () =>
      new Promise((resolve) => {
        refuse = () => {
          resolve({ ok: false, reason: 'away' });
        };
      });
    const order = { phone: PHONE, address: '10.0.0.1', key: 'a', link: '' };
    const first = links(slow).send(order);
    await expect.poll(() => database.db.$count(messageCounts), { timeout: 120_000 }).toBe(3);
    expect(await links().send(order)).toEqual({ ok: false, reason: 'under-way' });
    refuse();
    await first;
    expect(await links().send(order)).toEqual({ ok: true, value: null });
  });

  test('nothing of the number is in any table or in the log', async () => {
    await world.send(PHONE, { headers: { 'idempotency-key': 'a' } });
    await world.send('010-1234', {});
    // What names a request is drawn by lot, and may hold any four digits.
    const lines = world.lines.join('').replaceAll(/"reqId":"[^"]*"/g, '');
    const said = `${await allRows(database)}\n${lines}`;
    expect(said).toContain('message_counts');
    expect(said).toContain('"route":"/v1/install-link"');
    for (const part of [PHONE, '01012345678', '1234', '5678', '10.0.0.1'])
      expect(said).not.toContain(part);
  });
});

test('two servers of one database send two between them', async () => {
  const { url, drop } = await createPostgresDatabase();
  const databases = [openPostgres(url), openPostgres(url)];
  const sms = scriptedGateway();
  const clock = new MovingClock();
  const servers = databases.map(
    (database) =>
      new InstallLinks({ sms, counts: new MessageCountRepository(database), clock, secret: 's' }),
  );
  try {
    const orders = Array.from({ length: 20 }, (_, at) => ({
      phone: PHONE,
      address: `10.0.0.${at}`,
      key: null,
      link: '',
    }));
    const answers = await Promise.all(
      servers.flatMap((server, nth) =>
        orders.filter((_, at) => at % 2 === nth).map((order) => server.send(order)),
      ),
    );
    expect(answers).toHaveLength(20);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(sms.sent).toHaveLength(2);
  } finally {
    for (const database of databases) await database.close();
    await drop();
  }
});

test('whom a proxy speaks for is one address, and nobody else’s word counts', async () => {
  const database = await openTestDatabase('embedded');
  const env = readEnv({ TRUST_PROXY: '10.0.0.1' });
  const { app, send } = await openInstall(database, { env });
  const by = (address: string, forwarded: string, at: number) =>
    send(`010-0000-${4000 + at}`, { address, headers: { 'x-forwarded-for': forwarded } });
  for (let at = 0; at < 20; at += 1) await by('10.0.0.1', '1.2.3.4', at);
  expect((await by('10.0.0.1', '1.2.3.4', 20)).statusCode).toBe(429);
  expect((await by('10.0.0.1', '1.2.3.5', 21)).statusCode).toBe(200);
  expect((await by('10.0.0.2', '1.2.3.4', 22)).statusCode).toBe(200);
  await app.close();
  await database.close();
});

test('without an SMS service it says what to do instead', async () => {
  const app = await buildApp(appDeps());
  const payload = { HP_NO: PHONE };
  const answer = await app.inject({ method: 'POST', url: '/v1/install-link', payload });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    code: 'unavailable',
    MESSAGE: '지금은 문자를 보낼 수 없어요. 휴대폰의 앱 스토어에서 한칸을 찾아 주세요.',
  });
  await app.close();
});
