import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SITE_TITLE } from '#core';
import { buildApp } from '../../../../server/app';
import { readEnv } from '../../../../server/env';
import type { Api } from '../../../../server/http/wire-types';
import type { AppDeps } from '../../../../server/ports/app-deps';
import type { PageDrawer } from '../../../../server/ports/page-drawer';
import { appDeps, FakeHouses, NOW } from '../../../support/app-deps';
import { fakeNotices } from '../../../support/fake-notices';
import { fakeSessions } from '../../../support/fake-accounts';
import { houseRecords } from '../../../support/house-records';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { builtClient } from './built-client';
import { drawnPage, ScriptedDrawer } from './scripted-drawer';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140';

const { clientDir, remove } = builtClient();
afterAll(remove);

/** Says in its view how many were drawn before, and for whom. */
const counting = () => {
  let drawn = 0;
  return new ScriptedDrawer(({ device }) => {
    drawn += 1;
    return Promise.resolve(drawnPage({ html: `<main>${String(drawn)} ${device.kind}</main>` }));
  });
};

class VersionedHouses extends FakeHouses {
  told = '1';

  override version(): Promise<string> {
    return Promise.resolve(this.told);
  }
}

let app: Api;
let clock: MovingClock;
let houses: VersionedHouses;
let drawer: ScriptedDrawer;

async function open(given: Partial<AppDeps> = {}): Promise<Api> {
  await app.close();
  app = await buildApp(appDeps({ clientDir, clock, houses, drawer, ...given }));
  return app;
}

beforeEach(async () => {
  clock = new MovingClock();
  houses = new VersionedHouses(houseRecords(20));
  drawer = counting();
  app = await buildApp(appDeps({ clientDir, clock, houses, drawer }));
});
afterEach(() => app.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'GET', url, headers: { 'user-agent': DESK, ...headers } });
const titleOf = ({ body }: { readonly body: string }) => /<title>([^<]*)<\/title>/.exec(body)?.[1];
const viewOf = ({ body }: { readonly body: string }) =>
  /<div id="root"><main>([^<]*)<\/main><\/div>/.exec(body)?.[1];

describe('a page that is drawn', () => {
  test('is drawn of its address, its reader and the end of the minute', async () => {
    await get('/map?dong=1162010200', { 'user-agent': PHONE, host: 'localhost:4173' });
    const [look] = drawer.looks;
    expect(look).toMatchObject({
      url: '/map?dong=1162010200',
      origin: 'http://localhost:4173',
      device: { kind: 'mobile-web', system: 'android', inApp: null },
    });
    expect(look?.now).toBe(NOW - (NOW % MINUTE_MS) + MINUTE_MS - 1);
    expect(JSON.parse(look?.env ?? '')).toMatchObject({ environment: 'LOCAL' });
  });

  test('says how it may be kept', async () => {
    const { statusCode, headers } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'user-agent, accept-encoding',
    });
    expect(headers.etag).toMatch(/^W\/"/);
  });

  test('is 404 where there is no such page, and is drawn all the same', async () => {
    const answer = await get('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(viewOf(answer)).toBe('1 pc');
  });

  test('is not sent to who has it, kept or not', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const oauth = await get('/oauth/kakao');
    drawer.draws = () => Promise.resolve(drawnPage({ html: '<main>1 pc</main>' }));
    const first = await get('/oauth/kakao');
    const second = await get('/oauth/kakao', { 'if-none-match': String(first.headers.etag) });
    expect(oauth.statusCode).toBe(200);
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  test('tells of itself to HEAD what GET would', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/', headers: { 'user-agent': DESK } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    drawer.draws = () => Promise.resolve(drawnPage({ html: '<main>1 pc</main>' }));
    const whole = await get('/');
    for (const name of ['content-type', 'cache-control', 'vary', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });
});

describe('a page that is kept', () => {
  test('is drawn once for all who ask within a minute', async () => {
    const first = await get('/');
    const second = await get('/');
    expect(drawer.looks).toHaveLength(1);
    expect(second.body).toBe(first.body);
    for (const name of ['etag', 'vary', 'cache-control', 'content-type'])
      expect(second.headers[name]).toBe(first.headers[name]);
  });

  test('is drawn anew in another minute', async () => {
    await get('/');
    clock.advance(MINUTE_MS);
    expect(viewOf(await get('/'))).toBe('2 pc');
  });

  test('is drawn anew once houses have changed', async () => {
    await get('/');
    houses.told = '2';
    expect(viewOf(await get('/'))).toBe('2 pc');
    expect(viewOf(await get('/'))).toBe('2 pc');
  });

  test('is drawn anew once notices have changed', async () => {
    const notices = { ...fakeNotices(), version: () => Promise.resolve(told) };
    let told = '1';
    await open({ notices });
    await get('/');
    expect(viewOf(await get('/'))).toBe('1 pc');
    told = '2';
    expect(viewOf(await get('/'))).toBe('2 pc');
  });

  test('is another one for another kind of device, and the same for one of its kind', async () => {
    expect(viewOf(await get('/'))).toBe('1 pc');
    expect(viewOf(await get('/', { 'user-agent': PHONE }))).toBe('2 mobile-web');
    expect(viewOf(await get('/', { 'user-agent': IPHONE }))).toBe('3 mobile-web');
    expect(viewOf(await get('/', { 'user-agent': 'curl/8' }))).toBe('1 pc');
    expect(viewOf(await get('/', { 'user-agent': PHONE.replace('Pixel 9', 'SM-S931') }))).toBe(
      '2 mobile-web',
    );
  });

  test('is another one for another address, its query included', async () => {
    for (const url of ['/', '/map', '/map?dong=1162010200', '/map?dong=1162010100']) await get(url);
    expect(drawer.looks.map(({ url }) => url)).toHaveLength(4);
  });

  test('is another one for another host where no address is configured', async () => {
    await get('/', { host: 'a.example' });
    await get('/', { host: 'b.example' });
    expect(drawer.looks.map(({ origin }) => origin)).toEqual([
      'http://a.example',
      'http://b.example',
    ]);
    await open({ env: readEnv({ SITE_URL: 'https://www.hankan.example' }) });
    await get('/', { host: 'a.example' });
    await get('/', { host: 'b.example' });
    expect(drawer.looks).toHaveLength(3);
  });

  test.each(['/oauth/kakao?code=secret', '/oauth/apple'])('is never %s', async (url) => {
    await get(url);
    await get(url);
    expect(drawer.looks).toHaveLength(2);
  });

  test('is none that came without its view, which it has the next time', async () => {
    const draws = [
      () => Promise.reject(new Error('broken once')),
      () => Promise.resolve(drawnPage()),
    ];
    drawer.draws = () => draws.shift()?.() ?? Promise.reject(new Error('asked too often'));
    expect((await get('/')).body).not.toContain('그린 화면');
    expect((await get('/')).body).toContain('그린 화면');
    expect((await get('/')).body).toContain('그린 화면');
    expect(drawer.looks).toHaveLength(2);
  });

  test('is none whose head was not told in time', async () => {
    const answers = [Promise.reject(new Error('away')), houses.oneNow('1')];
    houses.oneNow = () => answers.shift() ?? Promise.reject(new Error('asked too often'));
    const asked = await get('/place/1');
    expect(viewOf(asked)).toBeDefined();
    expect(titleOf(asked)).toBe(SITE_TITLE);
    const later = await get('/place/1', { 'if-none-match': String(asked.headers.etag) });
    expect(later.statusCode).toBe(200);
    expect(titleOf(later)).toMatch(/원룸.* · 한칸$/);
  });

  test('is drawn before anybody asks, once the server listens', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(drawer.looks.map(({ url }) => url)).toEqual(['/', '/map']);
  });

  test('is none that is gone, and none while the version is not told', async () => {
    await get('/nowhere');
    await get('/nowhere');
    expect(drawer.looks).toHaveLength(2);
    houses.version = () => Promise.reject(new Error('away'));
    expect((await get('/more')).statusCode).toBe(200);
    expect((await get('/more')).statusCode).toBe(200);
    expect(drawer.looks).toHaveLength(4);
  });
});

describe('a member', () => {
  const MEMBER = {
    authorization: 'access HANKAN',
    rt: 'refresh',
    cookie: 'rt=refresh; session=1',
  } as const;
  const identified: unknown[] = [];
  const sessions: AppDeps['sessions'] = {
    ...fakeSessions(),
    identify: (tokens) => {
      identified.push(tokens);
      return Promise.resolve({
        caller: { memberId: 1, familyId: 'f' },
        renewed: { accessToken: 'new-access', refreshToken: 'new-refresh' },
      });
    },
  };

  test('sees the page of everybody, and leaves it as it was', async () => {
    await open({ sessions });
    const own = await get('/', MEMBER);
    const other = await get('/');
    expect(drawer.looks).toHaveLength(1);
    expect(own.body).toBe(other.body);
    for (const name of ['authentication', 'rt', 'set-cookie'])
      expect(own.headers[name]).toBeUndefined();
    expect(JSON.stringify([own.body, drawer.looks])).not.toMatch(/access HANKAN|refresh/);
    expect(identified).toEqual([]);
  });

  test('is not known to the calls of the page', async () => {
    const heard: Readonly<Record<string, unknown>>[] = [];
    drawer.draws = async ({ ask }) =>
      drawnPage({ brought: JSON.stringify(await ask('/v1/session')) });
    await open({ sessions });
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.originalUrl === '/v1/session') heard.push(request.headers);
      done();
    });
    const { body } = await get('/', MEMBER);
    expect(heard).toHaveLength(1);
    for (const name of Object.keys(MEMBER)) expect(heard[0]).not.toHaveProperty(name);
    expect(identified).toEqual([]);
    const block = /id="hankan-first">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({ status: 200, body: { DATA: {} } });
    expect(block).not.toContain('"ID"');
  });
});

describe('a drawer that cannot', () => {
  const CANNOT: Readonly<Record<string, PageDrawer['drawPage']>> = {
    rejects: () => Promise.reject(new Error('broken')),
    'throws at once': () => {
      throw new Error('broken');
    },
    hangs: () => new Promise(() => undefined),
    'finds its call refused': async ({ ask }) => {
      await ask('/v2/houses/1/price-level');
      return drawnPage();
    },
  };

  test.each(
    Object.entries(CANNOT).flatMap(([what, draws]) =>
      (['/', '/place/1', '/place/999', '/nowhere'] as const).map(
        (url) => [what, url, draws] as const,
      ),
    ),
  )('%s: %s is the page that the app draws', async (_what, url, draws) => {
    drawer.draws = draws;
    houses.priceLevel = () => Promise.reject(new Error('away'));
    const answer = await get(url);
    expect(answer.body).toContain('class="first-paint"');
    expect(answer.body).toContain('<script type="module" crossorigin src="/assets/index.js">');
    expect(answer.body).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
    expect(answer.body).not.toContain('hankan-first');
    await open({ drawer: null });
    const plain = await get(url);
    expect(answer.statusCode).toBe(plain.statusCode);
    expect(answer.statusCode).toBe(url.endsWith('999') || url === '/nowhere' ? 404 : 200);
    expect(titleOf(answer)).toBe(titleOf(plain));
  });

  test('leaves no page behind that a later one is answered with', async () => {
    drawer.draws = () => Promise.reject(new Error('broken'));
    await get('/');
    drawer.draws = () => Promise.resolve(drawnPage({ html: '<main>그린 화면</main>' }));
    expect(viewOf(await get('/'))).toBe('그린 화면');
  });

  test('and cannot even name its modules: the page is the built one', async () => {
    for (const sourcesOf of [
      () => Promise.reject(new Error('broken')),
      () => {
        throw new Error('broken');
      },
    ]) {
      const drawPage = () => Promise.reject(new Error('broken'));
      await open({ drawer: { drawPage, sourcesOf, drawText: () => '' } });
      const answer = await get('/');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('class="first-paint"');
      expect(answer.body).not.toContain('/assets/home.js');
    }
  });
});
