import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import type { Houses } from '../../../server/ports/houses/houses';
import type { Api } from '../../../server/http/wire-types';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { houseRecord } from '../../support/house-records';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { smallClient } from '../../support/small-client';

const HOUSE = '/v2/houses/7';
const PAGE = '/place/7';
const BOTH = [HOUSE, PAGE];
const DAY_MS = 24 * 60 * MINUTE_MS;
const SITE = 'https://www.hankan.example';

/** One house that a test writes, and how often it was read. */
class CountedHouses extends FakeHouses {
  read = 0;
  versionNow: () => Promise<string> = () => Promise.resolve(String(this.writes));
  private writes = 1;
  private house = houseRecord({ id: '7' });

  override version(): Promise<string> {
    return this.versionNow();
  }

  override async oneNow(id: string): ReturnType<Houses['oneNow']> {
    this.read += 1;
    const version = await this.version();
    return id === '7' ? { house: this.house, version } : null;
  }

  write(part: Partial<HouseRecord>): void {
    this.house = { ...this.house, ...part };
    this.writes += 1;
  }
}

describe('a house that is asked for again', () => {
  const { clientDir, remove } = smallClient();
  const clock = new MovingClock();
  const renewed = { accessToken: 'new', refreshToken: 'newer' };
  const sessions = {
    ...fakeSessions(),
    identify: () => Promise.resolve({ caller: { memberId: 1, familyId: 'f' }, renewed }),
  };
  let houses: CountedHouses;
  let app: Api;

  const open = async (env: Readonly<Record<string, string>>): Promise<void> => {
    houses = new CountedHouses([]);
    app = await buildApp(appDeps({ env: readEnv(env), houses, clock, sessions, clientDir }));
  };
  beforeEach(() => open({ SITE_URL: SITE }));
  afterEach(() => app.close());
  afterAll(remove);
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  test.each(BOTH)('%s is read once and says the same, with the same headers', async (url) => {
    const { etag = '' } = (await get(url)).headers;
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'if-none-match': etag }]) {
      // A changed house is made anew for the first one who asks.
      houses.write({});
      const [first, second] = [await get(url, headers), await get(url, headers)];
      expect(second.statusCode).toBe(first.statusCode);
      expect(second.rawPayload).toEqual(first.rawPayload);
      const { 'content-length': _, date: _date, ...said } = first.headers;
      expect(second.headers).toMatchObject(said);
    }
    expect(houses.read).toBe(4);
  });

  test.each(BOTH)('%s is the same in another minute, and on another day', async (url) => {
    const first = await get(url);
    clock.advance(MINUTE_MS);
    expect((await get(url)).body).toBe(first.body);
    clock.advance(DAY_MS);
    expect((await get(url)).body).toBe(first.body);
    expect(houses.read).toBe(1);
  });

  test.each(BOTH)('%s says at once what was written', async (url) => {
    const first = await get(url);
    houses.write({ deposit: 4321 });
    const second = await get(url, { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.body.replace(',', '')).toContain('4321');
  });

  test.each(BOTH)('%s is gone at once when it is withdrawn, and gone is not kept', async (url) => {
    const { etag = '' } = (await get(url)).headers;
    houses.write({ status: 'HIDDEN' });
    for (const headers of [{}, { 'if-none-match': etag }])
      // A page that was there is known to be gone; a call says the same of all that it does not find.
      expect((await get(url, headers)).statusCode).toBe(url === PAGE ? 410 : 404);
    expect(houses.read).toBe(3);
    houses.write({ status: 'OPEN' });
    expect((await get(url)).statusCode).toBe(200);
  });

  test.each(['/v2/houses/8', '/place/8'])(
    '%s, which is none, is looked for each time',
    async (url) => {
      const answers = [await get(url), await get(url)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(houses.read).toBe(2);
    },
  );

  test.each(BOTH)('%s answers HEAD as ever, which keeps nothing', async (url) => {
    const head = () => app.inject({ method: 'HEAD', url });
    const before = await head();
    const { body, headers } = await get(url);
    const after = await head();
    for (const one of [before, after]) {
      expect([one.statusCode, one.body]).toEqual([200, '']);
      expect(one.headers).toMatchObject({
        etag: headers.etag,
        'content-type': headers['content-type'],
        'cache-control': url === HOUSE ? 'public, no-cache' : 'no-cache',
      });
    }
    expect(body).not.toBe('');
    expect(houses.read).toBe(3);
  });

  test('is answered with new tokens where they were renewed, and then kept for nobody', async () => {
    const tokens = { authorization: 'old HANKAN', rt: 'its access token has expired' };
    const said = { authentication: renewed.accessToken, 'cache-control': 'no-store' };
    expect((await get(HOUSE, tokens)).headers).toMatchObject(said);
    const visitors = await get(HOUSE);
    expect(visitors.headers['authentication']).toBeUndefined();
    expect(visitors.headers['cache-control']).toBe('public, no-cache');
    expect((await get(HOUSE, tokens)).headers).toMatchObject(said);
    expect(houses.read).toBe(3);
  });

  test('is the page of each host where no address is configured', async () => {
    await app.close();
    await open({});
    const canonical = async (host: string) =>
      /rel="canonical" href="([^"]*)"/.exec((await get(PAGE, { host })).body)?.[1];
    for (const host of ['localhost:4180', '127.0.0.1:4180', 'evil.example', 'localhost:4180'])
      expect(await canonical(host)).toBe(
        host === 'evil.example' ? undefined : `http://${host}/place/7`,
      );
    expect(houses.read).toBe(4);
    expect(await canonical('localhost:4180')).toBe('http://localhost:4180/place/7');
    expect(houses.read).toBe(4);
  });

  test('is one page for all hosts where the address is configured', async () => {
    const first = await get(PAGE, { host: 'www.hankan.example' });
    expect(first.body).toContain(`${SITE}/place/7`);
    expect((await get(PAGE, { host: 'evil.example' })).body).toBe(first.body);
    expect(houses.read).toBe(1);
  });

  test('is not what a mangled address gets, nor the other way round', async () => {
    await get(PAGE);
    await get(HOUSE);
    expect((await get('/place/%zz')).statusCode).toBe(404);
    expect((await get('/place/7%zz')).statusCode).toBe(404);
    expect((await get('/v2/houses/%zz')).json()).toMatchObject({ code: 'bad-address' });
    expect((await get(`${HOUSE}?q=%BD`)).json()).toMatchObject({ code: 'bad-parameter' });
    const odd = `${PAGE}?utm_campaign=50%`;
    for (const url of [odd, odd]) expect((await get(url)).body).toBe((await get(PAGE)).body);
    expect(houses.read).toBe(3);
  });

  describe('while the database is away', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test('is a page all the same, and the call says what is wrong', async () => {
      await get(PAGE);
      await get(HOUSE);
      houses.versionNow = () => Promise.reject(new Error('connect ECONNREFUSED'));
      const page = await get(PAGE);
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('<title>한칸 · 1인 가구를 위한 주거 플랫폼</title>');
      expect((await get(HOUSE)).statusCode).toBe(500);
    });

    test('waits for it no longer than a page waits for its head', async () => {
      await get(PAGE);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      houses.versionNow = () => new Promise(() => undefined);
      const page = get(PAGE);
      await vi.advanceTimersByTimeAsync(1000);
      await vi.advanceTimersByTimeAsync(2000);
      expect((await page).statusCode).toBe(200);
    });
  });
});
