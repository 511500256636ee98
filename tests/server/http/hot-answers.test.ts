import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { IssuedTokens, Sessions } from '../../../server/ports/sessions';
import type { Houses } from '../../../server/ports/houses';
import type { Api } from '../../../server/http/wire-types';
import { appDeps, fakeHouses } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { houseRecords } from '../../support/house-records';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';

const BOX = 'swLat=37.4&swLng=126.9&neLat=37.6&neLng=127.1';
const MAP = `/v2/houses/map?${BOX}&level=5`;
const LIST = `/v2/houses?${BOX}&limit=5`;

/** Houses that count how often they are searched, and whose version a test sets. */
function countedHouses() {
  const houses = fakeHouses(houseRecords(60));
  const counted = { version: '1', searched: 0, whileSearching: (): void => undefined };
  const search: Houses = {
    ...houses,
    version: () => Promise.resolve(counted.version),
    marks: async (query) => {
      counted.searched += 1;
      return { ...(await houses.marks(query)), version: counted.version };
    },
    list: async (query) => {
      counted.searched += 1;
      counted.whileSearching();
      return { ...(await houses.list(query)), version: counted.version };
    },
  };
  return { counted, search };
}

const RENEWED = 'its access token has expired';
const caller = { memberId: 1, familyId: 'f' };
const renewed: IssuedTokens = { accessToken: 'new', refreshToken: 'newer' };
const sessions: Sessions = {
  ...fakeSessions(),
  identify: ({ refreshToken }) =>
    Promise.resolve(refreshToken === RENEWED ? { caller, renewed } : null),
};

describe('answers about houses that are asked again', () => {
  let app: Api;
  let clock: MovingClock;
  let counted: ReturnType<typeof countedHouses>['counted'];

  beforeEach(async () => {
    const { search, counted: counts } = countedHouses();
    clock = new MovingClock();
    counted = counts;
    app = await buildApp(appDeps({ houses: search, clock, sessions }));
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
