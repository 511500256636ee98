import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import type { IssuedTokens, Sessions } from '../../../server/ports/accounts/sessions';
import type { Houses } from '../../../server/ports/houses/houses';
import type { Api } from '../../../server/http/wire-types';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { houseRecords } from '../../support/house-records';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';

const BOX = 'swLat=37.4&swLng=126.9&neLat=37.6&neLng=127.1';
const MAP = `/v2/houses/map?${BOX}&level=5`;
const LIST = `/v2/houses?${BOX}&limit=5`;

/** Houses that count how often they are searched, and whose version a test sets. */
function countedHouses() {
  const houses = new FakeHouses(houseRecords(60));
  const counted = {
    version: '1' as string | Promise<never>,
    searched: 0,
    whileSearching: (): void => undefined,
  };
  const asked: Pick<Houses, 'version' | 'marks' | 'list'> = {
    version: async () => counted.version,
    marks: async (query) => {
      counted.searched += 1;
      return { ...(await houses.marks(query)), version: await counted.version };
    },
    list: async (query) => {
      counted.searched += 1;
      counted.whileSearching();
      return { ...(await houses.list(query)), version: await counted.version };
    },
  };
  return { counted, search: Object.assign(new FakeHouses(houseRecords(60)), asked) };
}

const RENEWED = 'its access token has expired';
const GOOD = 'its access token is good';
const caller = { memberId: 1, familyId: 'f' };
const renewed: IssuedTokens = { accessToken: 'new', refreshToken: 'newer' };
const sessions: Sessions = {
  ...fakeSessions(),
  identify: ({ refreshToken }) => {
    if (refreshToken === GOOD) return Promise.resolve({ caller, renewed: null });
    return Promise.resolve(refreshToken === RENEWED ? { caller, renewed } : null);
  },
};
const ORIGIN = 'https://www.hankan.example';

describe('answers about houses that are asked again', () => {
  let app: Api;
  let clock: MovingClock;
  let counted: ReturnType<typeof countedHouses>['counted'];

  beforeEach(async () => {
    const { search, counted: counts } = countedHouses();
    clock = new MovingClock();
    counted = counts;
    const env = readEnv({ CORS_ORIGINS: ORIGIN, SITE_URL: ORIGIN, API_URL: ORIGIN });
    app = await buildApp(appDeps({ env, houses: search, clock, sessions }));
    return () => app.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  test.each([MAP, LIST])('%s is made once and says the same', async (url) => {
    const first = await get(url);
    const second = await get(url);
    expect(first.statusCode).toBe(200);
    expect(counted.searched).toBe(1);
    expect(second.body).toBe(first.body);
    for (const name of ['etag', 'cache-control', 'content-type', 'vary']) {
      expect(second.headers[name]).toBe(first.headers[name]);
    }
    expect(second.headers['x-content-type-options']).toBe('nosniff');
  });

  test('is not sent to a browser that has it', async () => {
    const { headers } = await get(MAP);
    const again = await get(MAP, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, counted.searched]).toEqual([304, '', 1]);
  });

  test('is compressed as the first one was', async () => {
    const first = await get(MAP, { 'accept-encoding': 'br' });
    const second = await get(MAP, { 'accept-encoding': 'br' });
    expect(second.headers['content-encoding']).toBe('br');
    expect(second.rawPayload).toEqual(first.rawPayload);
  });

  test.each([MAP, LIST])('%s is made anew once houses have changed', async (url) => {
    await get(url);
    counted.version = '2';
    expect((await get(url)).json()).toMatchObject({ page: { version: '2' } });
    expect(counted.searched).toBe(2);
  });

  test('is made anew in another minute: orders and days go on', async () => {
    await get(LIST);
    clock.advance(MINUTE_MS);
    await get(LIST);
    expect(counted.searched).toBe(2);
  });

  test('belongs to the minute in which it was asked, not sent', async () => {
    counted.whileSearching = () => {
      clock.advance(MINUTE_MS);
    };
    await get(LIST);
    counted.whileSearching = () => undefined;
    await get(LIST);
    expect(counted.searched).toBe(2);
  });

  test('is not kept for an address of any length, nor more than so many', async () => {
    const long = `${MAP}&x=${'y'.repeat(3000)}`;
    await get(long);
    await get(long);
    expect(counted.searched).toBe(2);
  });

  test('is not kept where it is one person’s', async () => {
    const first = await get(MAP, { authorization: 'old HANKAN', rt: RENEWED });
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await get(MAP)).headers['cache-control']).toBe('public, max-age=5');
    expect(counted.searched).toBe(2);
  });

  test('is the same for a member, whose tokens are looked at all the same', async () => {
    const first = await get(MAP);
    const own = await get(MAP, { authorization: 'good HANKAN', rt: GOOD });
    expect([own.body, own.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect(counted.searched).toBe(1);
  });

  test('is made anew where it has to carry new tokens, and names nothing to keep it by', async () => {
    const first = await get(MAP);
    const own = await get(MAP, { authorization: 'old HANKAN', rt: RENEWED });
    expect(own.body).toBe(first.body);
    expect(own.headers).toMatchObject({
      authentication: renewed.accessToken,
      rt: renewed.refreshToken,
      'cache-control': 'no-store',
    });
    expect(own.headers.etag).toBeUndefined();
    expect((await get(MAP)).headers['authentication']).toBeUndefined();
  });

  test('may be read by the origins that are configured, whoever asked first', async () => {
    await get(MAP);
    const own = await get(MAP, { origin: ORIGIN });
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      vary: 'Origin, accept-encoding',
    });
    const other = await get(MAP, { origin: 'https://elsewhere.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(counted.searched).toBe(1);
  });

  test('has the headers of the first one, whatever of it is asked for', async () => {
    const ask = (headers: Record<string, string> = {}) => get(MAP, headers);
    const { etag = '' } = (await ask()).headers;
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'if-none-match': etag }]) {
      clock.advance(MINUTE_MS);
      const [first, second] = [await ask(headers), await ask(headers)];
      expect(second.statusCode).toBe(first.statusCode);
      const { 'content-length': _, ...said } = first.headers;
      expect(second.headers).toMatchObject(said);
    }
    expect(counted.searched).toBe(4);
  });

  test('ends its connection once the server is leaving', async () => {
    await get(MAP);
    expect((await get(MAP)).headers.connection).toBe('keep-alive');
    await app.leaving.begin(0);
    expect((await get(MAP)).headers.connection).toBe('close');
  });

  test('is refused while the database does not tell the version', async () => {
    await get(MAP);
    counted.version = Promise.reject(new Error('away'));
    expect((await get(MAP)).statusCode).toBe(500);
  });

  test('arrives whole over one connection, again and again', async () => {
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const first = await (await fetch(url + MAP)).text();
    const again = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await fetch(url + MAP)).text()),
    );
    expect(again).toEqual(again.map(() => first));
    expect(counted.searched).toBe(1);
  });

  test('is another one for another address, and none for a later page or a refusal', async () => {
    const first = await get(LIST);
    const { next } = first.json<{ page: { next: string } }>().page;
    const later = `${LIST}&cursor=${encodeURIComponent(next)}`;
    await get(later);
    await get(later);
    expect(counted.searched).toBe(3);
    const refused = `${MAP}&walkWithin=0`;
    expect((await get(refused)).statusCode).toBe(400);
    expect((await get(refused)).statusCode).toBe(400);
    expect(counted.searched).toBe(3);
  });
});
