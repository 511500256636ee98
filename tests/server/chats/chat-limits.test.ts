import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { readEnv } from '../../../server/env';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { matesOn, mateToKeep } from '../../support/mates-on-database';
import { MovingClock } from '../../support/moving-clock';
import { TestBrowser } from '../../support/test-browser';

const HOUR_MS = 3_600_000;

describe.each(DATABASES)('what is counted of a member who talks, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let chats: ChatRepository;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let kim: number;
  let lee: number;
  let room: string;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    [kim, lee] = [await world.join('kim'), await world.join('lee')];
    room = made(await chats.open(lee, { dealId: await world.write(kim) }));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
  });

  /** Calls by lee on a server with these limits; answers statuses. */
  async function calls(limits: Readonly<Record<string, string>>) {
    const accounts = accountsOn(database, clock);
    app = await buildApp(
      appDeps({ ...accounts, clock, env: readEnv(limits), deals: world.deals, chats }),
    );
    const browser = new TestBrowser(app);
    browser.tokens = await accounts.sessions.open(lee);
    return async (method: 'POST' | 'PUT', path: string, body: object, key?: string) => {
      const named = key === undefined ? {} : { 'idempotency-key': key };
      return (await browser.send(method, `/v2/chats${path}`, body, named)).statusCode;
    };
  }

  test('is a message, once, however often it is sent', async () => {
    const call = await calls({ CHAT_LIMIT: '2' });
    const say = (text: string) => call('POST', `/${room}/messages`, { text }, text);
    for (let each = 0; each < 4; each += 1) expect(await say('one')).toBe(200);
    expect(await say('two')).toBe(200);
    expect(await say('three')).toBe(429);
    for (const text of ['one', 'two']) expect(await say(text)).toBe(200);
    expect(made(await chats.one(kim, room)).last).toBe(2);
  });

  test('is no message that was there before the server began to count', async () => {
    const say = (call: Awaited<ReturnType<typeof calls>>, key: string) =>
      call('POST', `/${room}/messages`, { text: key }, key);
    expect(await say(await calls({}), 'old')).toBe(200);
    await app.close();
    const call = await calls({ CHAT_LIMIT: '1' });
    expect([await say(call, 'new'), await say(call, 'newer')]).toEqual([200, 429]);
    expect(await say(call, 'old')).toBe(200);
  });

  test('is a message of another room, under whatever name', async () => {
    const other = made(await chats.open(lee, { dealId: await world.write(kim) }));
    const call = await calls({ CHAT_LIMIT: '1' });
    const say = (where: string) => call('POST', `/${where}/messages`, { text: '안녕' }, 'name');
    expect(await say(room)).toBe(200);
    expect(await say(other)).toBe(429);
  });

  test('is what the other one said under the same name not', async () => {
    const sending = { key: 'name', hash: '' };
    made(await chats.send(kim, room, { text: '안녕하세요', pictureIds: [] }, sending));
    const call = await calls({ CHAT_LIMIT: '1' });
    const say = (key: string) => call('POST', `/${room}/messages`, { text: '안녕' }, key);
    expect([await say('name'), await say('more')]).toEqual([200, 429]);
  });

  test('is a room that begins, and none that is opened again', async () => {
    const [dealId, other] = [await world.write(kim), await world.write(kim)];
    const call = await calls({ WRITE_LIMIT: '1' });
    const open = (about: object) => call('POST', '', about);
    for (let each = 0; each < 3; each += 1) expect(await open({ dealId })).toBe(200);
    expect(await open({ dealId: other })).toBe(429);
    expect(await open({ dealId })).toBe(200);
  });

  test('is the room of two mates once, by whichever of both it is opened', async () => {
    const { mates, mateRequests } = matesOn(database, clock);
    const dealId = made(await mates.write(kim, mateToKeep(), UNNAMED));
    const { id: requestId } = made(await mateRequests.ask(lee, dealId));
    made(await mateRequests.act(kim, requestId, { act: 'ACCEPT' }));
    expect(await chats.isThere(kim, { requestId })).toBe(false);
    const call = await calls({ WRITE_LIMIT: '1' });
    for (const about of [{ requestId }, { requestId }, { dealId }])
      expect(await call('POST', '', about)).toBe(200);
    expect(await chats.isThere(kim, { requestId })).toBe(true);
  });

  test('is an attempt to open what nobody offers', async () => {
    const call = await calls({ WRITE_LIMIT: '1' });
    const open = () => call('POST', '', { dealId: '999999' });
    expect([await open(), await open()]).toEqual([404, 429]);
  });

  test('is what becomes of a visit, once, however often it is sent', async () => {
    const call = await calls({ CHAT_LIMIT: '1' });
    const at = new Date(clock.now() + HOUR_MS).toISOString();
    const wish = (key: string) => call('PUT', `/${room}/visit`, { state: 'PROPOSED', at }, key);
    for (let each = 0; each < 3; each += 1) expect(await wish('one')).toBe(200);
    expect(await wish('two')).toBe(429);
  });
});
